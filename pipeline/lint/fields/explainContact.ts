import { dialedDigits, parseEmail, parsePhone } from '../../fields/contact';
import { readEmail } from '../../fields/typedContacts';
import type { Explanation } from './faults';

/** What is wrong with a phone or email link. `id` is set if the number or address itself is wrong. */
export interface WrongContact extends Explanation {
  id?: 'phone' | 'email';
}

const TEN_DIGITS = 'A phone number has ten digits, for example (856) 555-0142.';
/** Letters that look like digits and are typed instead of them. */
const LOOKALIKES: Record<string, string> = {
  ...{ O: '0', o: '0', I: '1', i: '1', l: '1', Z: '2', z: '2', S: '5', s: '5', B: '8' },
};
const LETTERS = Object.keys(LOOKALIKES).join('');
const AMONG_DIGITS = new RegExp(`(?<=\\d)[${LETTERS}]+(?![a-zA-Z])|(?<![a-zA-Z])[${LETTERS}]+(?=\\d)`, 'g');
/** A complete phone number in a text. A letter that could be one of its digits makes it uncertain. */
const INSIDE = new RegExp(
  `(?<![\\d${LETTERS}])\\(?\\d{3}\\)?[\\s.-]*\\d{3}[\\s.-]*\\d{4}(?![\\d${LETTERS}])`,
  'g',
);

export function explainPhone(input: string): Explanation {
  const digits = dialedDigits(input);
  const [number, ...more] = input.match(INSIDE) ?? [];
  if (more.length > 0) return { reason: 'Only one phone number belongs here.' };
  if (/^[01]\d{9}$/.test(digits))
    return {
      reason: `${TEN_DIGITS} Without the ${digits.charAt(0)}, with which no number begins, this one has only nine.`,
    };
  if (/^\d+$/.test(digits)) return { reason: `${TEN_DIGITS} Count them: this one has ${digits.length}.` };
  if (number) return { reason: TEN_DIGITS, expected: parsePhone(number) };
  return explainLetters(input);
}

/** A letter instead of a digit, or a word to dial. One is never taken for the other. */
function explainLetters(input: string): Explanation {
  const inDigits = input.replace(AMONG_DIGITS, (letters) =>
    letters.replace(/./g, (letter) => String(LOOKALIKES[letter])),
  );
  if (inDigits === input) return { reason: TEN_DIGITS, expected: parsePhone(wordsOnKeys(input)) };
  const expected = parsePhone(inDigits) ?? explainPhone(inDigits).expected;
  if (!expected) return { reason: TEN_DIGITS };
  const letter = [...input].find((character, at) => character !== inDigits[at]) ?? '';
  const hint = `This one has the letter ${letter} in place of the digit ${LOOKALIKES[letter]}.`;
  return { reason: `${TEN_DIGITS} ${hint}`, expected };
}

const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
/** An area code in digits and seven characters that are dialed: `1-800-REMODEL`, `(856) 555-PIPE`. */
const DIALED = /^(\+?(?:1[\s.-]*)?\(?\d{3}\)?[\s.-]*)([a-z\d]{7}|[a-z\d]{3}[\s.-]*[a-z\d]{4})$/i;
/** A word by itself: three letters or more, with no digit at either end. */
const WORD = /(?<![a-z\d])[a-z]{3,}(?![a-z\d])/gi;

/** A number with its words as the digits of a phone's keypad. A word that could be mistyped digits stays. */
function wordsOnKeys(input: string): string {
  const [, area = '', rest = ''] = DIALED.exec(input.trim()) ?? [];
  return area === '' ? input : area + rest.replace(WORD, dial);
}

function dial(word: string): string {
  if (/^[oilsbz]+$/i.test(word)) return word;
  return word
    .toLowerCase()
    .replace(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));
}

export function explainEmail(input: string): Explanation {
  const isSeveral = input.split('@').length > 2;
  const reason = isSeveral
    ? 'Only one email address belongs here.'
    : 'An email address looks like name@example.com.';
  return { reason, expected: readEmail(input) };
}

/** Short numbers: 811 before digging, 911 for emergencies. */
const SHORT = /^(?:[2-9]11|988)$/;
/** A number of another country, which needs its plus. */
const ABROAD = /^\+(?!1)(?:[\s().-]*\d){11,15}$/;

export function wrongContact(to: string): WrongContact | undefined {
  if (to.includes('{')) return undefined;
  if (to.startsWith('tel:')) return wrongCall(to.slice('tel:'.length));
  return to.startsWith('mailto:') ? wrongLetter(to.slice('mailto:'.length)) : undefined;
}

function wrongCall(number: string): WrongContact | undefined {
  if (SHORT.test(number) || ABROAD.test(number) || parsePhone(number)) return undefined;
  const { reason, expected } = explainPhone(number);
  return { id: 'phone', reason, expected: expected && `tel:${expected.replace(/\D/g, '')}` };
}

/** One or more recipients, with or without a subject. A subject alone lets the visitor choose the recipient. */
function wrongLetter(letter: string): WrongContact | undefined {
  const [people = '', ...subject] = letter.split(/(?=\?)/);
  if (people.startsWith('?')) return undefined;
  const addresses = people.split(',').map((each) => each.trim());
  const wrong = addresses.find((each) => !parseEmail(each));
  if (wrong === undefined) return undefined;
  const suggested = addresses.map((each) => parseEmail(each) ?? explainEmail(each).expected);
  const to = `mailto:${suggested.join(',')}${subject.join('')}`.replace(/\s+/g, '%20');
  return {
    id: 'email',
    reason: explainEmail(wrong).reason,
    expected: suggested.every(Boolean) ? to : undefined,
  };
}
