import { wordsOnKeys } from '../lint/fields/wordsOnKeys';

const WANTED = 'A phone number has ten digits, for example (856) 555-0142.';
/** Letters that are taken for digits, and are written for them. */
const TAKEN_FOR: Record<string, string> = {
  ...{ O: '0', o: '0', I: '1', i: '1', l: '1' },
  ...{ S: '5', s: '5', B: '8', Z: '2', z: '2' },
};
const SIGNS = Object.keys(TAKEN_FOR).join('');
const AMONG_DIGITS = new RegExp(`(?<=\\d)[${SIGNS}]+(?![a-zA-Z])|(?<![a-zA-Z])[${SIGNS}]+(?=\\d)`, 'g');
/** A whole number among words; a letter that could be a digit of it makes it uncertain. */
const INSIDE = new RegExp(
  `(?<![\\d${SIGNS}])\\(?\\d{3}\\)?[\\s.-]*\\d{3}[\\s.-]*\\d{4}(?![\\d${SIGNS}])`,
  'g',
);

interface WrongPhone {
  message: string;
  /** The number that was meant, where it is certain. */
  instead?: string;
}

/** A US phone number of ten digits as `(856) 555-0142`, or what is wrong with it. */
export function readPhone(written: string): { number: string } | WrongPhone {
  const digits = digitsOf(written);
  if (isWhole(digits)) return { number: inUsualForm(digits) };
  const numbers = written.match(INSIDE) ?? [];
  if (numbers.length > 1) return { message: 'Only one phone number belongs here.' };
  if (/^\d+$/.test(digits)) return { message: `${WANTED} Count them: this one has ${digits.length}.` };
  if (numbers[0]) return { message: WANTED, instead: inUsualForm(digitsOf(numbers[0])) };
  return withLetters(written);
}

/** A slip of the eye, or a word to be dialed; never one read as the other. */
function withLetters(written: string): WrongPhone {
  const mended = written.replace(AMONG_DIGITS, (letters) =>
    letters.replace(/./g, (sign) => String(TAKEN_FOR[sign])),
  );
  if (mended === written) {
    const dialed = digitsOf(wordsOnKeys(written));
    return { message: WANTED, instead: isWhole(dialed) ? inUsualForm(dialed) : undefined };
  }
  const read = readPhone(mended);
  const instead = 'number' in read ? read.number : read.instead;
  const letter = [...written].find((sign, at) => sign !== mended[at]) ?? '';
  const hint = ` This one has the letter ${letter} in place of the digit ${TAKEN_FOR[letter]}.`;
  return { message: instead ? WANTED + hint : WANTED, instead };
}

/** Without the signs between digits and without the country. */
function digitsOf(written: string): string {
  return written.replace(/[\s().+\u2010-\u2014\u2212-]/g, '').replace(/^1(?=\d{10}$)/, '');
}

function isWhole(digits: string): boolean {
  return /^\d{10}$/.test(digits);
}

function inUsualForm(digits: string): string {
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
