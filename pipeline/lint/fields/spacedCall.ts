import { wrongContact } from './wrongContact';

interface WrongCall {
  code?: string;
  message: string;
  /** The address with the number in digits alone, where the number is a whole one. */
  right?: string;
}

const MESSAGE = 'There are no spaces in an address. A phone number is written in digits alone behind tel:';

/** What is wrong with an address that has a number as it is printed; whether it is a whole one comes first. */
export function spacedCall(number: string): WrongCall {
  const isFact = /^\{\w+\}$/.test(number);
  const dialed = isFact ? number : number.replace(/[^+\d]/g, '');
  return wrongContact(`tel:${number}`) ?? { message: MESSAGE, right: `tel:${dialed}` };
}
