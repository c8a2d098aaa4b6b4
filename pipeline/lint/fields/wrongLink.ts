import { spacedCall } from './spacedCall';
import { spacedLetter } from './spacedLetter';
import { wrongContact } from './wrongContact';

const ADDRESS = '[/#]\\S*|https:\\S+|tel:\\S+|mailto:\\S+';
const OTHER_ARROW = new RegExp(
  `^(?<label>.*[^\\s=–—>→:-])\\s*(?:→|⇒|➔|=>|[–—]>?|--+>|-\\s+>|>|:(?=\\s))\\s*(?<to>${ADDRESS})$`,
);
const IN_TEXT = /^\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)$/;
const CALL = /^(?<label>.*\S)\s*->\s*(?:tel:\s*(?=\S)|(?=\+?[\d().\s-]{7,}$))(?<number>.+)$/;
const LETTER = /^(?<label>.*\S)\s*->\s*mailto:\s*(?<letter>[^\s?].*)$/;

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
  const { label: writer, letter = '' } = LETTER.exec(written)?.groups ?? {};
  if (writer) {
    const { code = 'link-shape', message, right } = spacedLetter(letter);
    return { code, message, instead: right && `${writer} -> ${right}` };
  }
  const { label, to } = OTHER_ARROW.exec(written)?.groups ?? IN_TEXT.exec(written)?.groups ?? {};
  return {
    code: 'link-shape',
    message: `A link is written as words, an arrow and an address, for example: ${example}`,
    instead: label && to && !wrongContact(to) ? `${label} -> ${to}` : undefined,
  };
}
