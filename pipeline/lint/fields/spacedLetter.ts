import { wrongContact } from './wrongContact';

interface WrongLetter {
  code?: string;
  message: string;
  /** The address without spaces, where the e-mail address is a whole one. */
  right?: string;
}

const MESSAGE =
  'There are no spaces in an address. Behind mailto: stands the e-mail address; between the words of a subject stands %20.';

/** What is wrong with an address that has spaces, given what stands behind its `mailto:`; whether it is a whole one comes first. */
export function spacedLetter(written: string): WrongLetter {
  const [people = '', ...subject] = written.trim().split(/(?=\?)/);
  const to = `mailto:${people.replace(/\s+/g, '')}${subject.join('').replace(/\s+/g, '%20')}`;
  return wrongContact(`mailto:${people}${subject.join('')}`) ?? { message: MESSAGE, right: to };
}
