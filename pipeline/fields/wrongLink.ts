import { spacedCall } from './spacedCall';
import { wrongContact } from './wrongContact';

const ADDRESS = '[/#]\\S*|https:\\S+|tel:\\S+|mailto:\\S+';
const OTHER_ARROW = new RegExp(
  `^(?<label>.*[^\\s=–—>→:-])\\s*(?:→|⇒|➔|=>|[–—]>?|--+>|-\\s+>|>|:(?=\\s))\\s*(?<to>${ADDRESS})$`,
);
const IN_TEXT = /^\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/;
const CALL = /^(?<label>.*\S)\s*->\s*(?:tel:\s*(?=\S)|(?=\+?[\d().\s-]{7,}$))(?<number>.+)$/;
const LETTER = /^(?<label>.*\S)\s*->\s*mailto:\s*(?<people>[^\s?][^?]*)(?<subject>\?.*)?$/;

interface WrongLink {
  code: string;
  message: string;
  /** The link that was meant, where it can be known. */
  instead?: string;
}

/** What is wrong with a link that has not its shape. */
export function wrongLink(written: string, example: string): WrongLink {
  const { label: caller, number = '' } = CALL.exec(written)?.groups ?? {};
  if (caller) {
    const { code = 'link-shape', message, right } = spacedCall(number);
    return { code, message, instead: right && `${caller} -> ${right}` };
  }
  const letter = spacedLetter(written);
  if (letter) return letter;
  const { label, to } = OTHER_ARROW.exec(written)?.groups ?? IN_TEXT.exec(written)?.groups ?? {};
  return {
    code: 'link-shape',
    message: `A link is written as words, an arrow and an address, for example: ${example}`,
    instead: label && to && !wrongContact(to) ? `${label} -> ${to}` : undefined,
  };
}

function spacedLetter(written: string): WrongLink | undefined {
  const { label, people = '', subject = '' } = LETTER.exec(written)?.groups ?? {};
  if (!label) return undefined;
  const to = `mailto:${people.replace(/\s+/g, '')}${subject.replace(/\s+/g, '%20')}`;
  const message =
    'There are no spaces in an address. Behind mailto: stands the e-mail address; between the words of a subject stands %20.';
  const { code = 'link-shape', ...wrong } = wrongContact(`mailto:${people}${subject}`) ?? {
    message,
    right: to,
  };
  return { code, message: wrong.message, instead: wrong.right && `${label} -> ${wrong.right}` };
}
