import type { Kind } from './kind';

const TEN_DIGITS = 'A phone number has ten digits, for example (856) 555-0142.';

/** A US phone number of ten digits, kept as `(856) 555-0142`. */
export const phoneKind: Kind<string> = {
  name: 'phone',
  example: '(856) 555-0142',
  instruction: 'a ten-digit phone number',
  jsonSchema: { type: ['string', 'number'], pattern: '^[+\\d\\s().-]+$' },
  about:
    'A phone number has ten digits, with any separators: (856) 555-0142. Phone links (tel:) take the same number.',
  parse: parsePhone,
  read: (typed) => {
    const [number = '', ...more] = inDigits(typed).match(PHONE) ?? [];
    const isAlone = number !== '' && more.length === 0 && !/\d/.test(inDigits(typed).replace(number, ''));
    return parsePhone((isAlone ? number : wordsOnKeys(inDigits(typed))).replaceAll('/', '-'));
  },
  advice: (typed, { reading }) => {
    const [number = '', ...more] = typed.match(PHONE) ?? [];
    if (more.length > 0)
      return `Only one phone number belongs here. Which one should visitors call? Write ${[number, ...more].join(' or ')}.`;
    if (/(?:\bext(?:ension)?\b\.?|\bx|#)\s*\d+$/i.test(typed))
      return `${TEN_DIGITS} Leave out the extension.`;
    const phone = number !== typed && parsePhone(number.replaceAll('/', '-'));
    if (phone) return `Write only the number, such as ${phone}.`;
    const digits = dialedDigits(typed);
    if (/^[01]\d{9}$/.test(digits))
      return `${TEN_DIGITS} Without the ${digits.charAt(0)}, with which no number begins, this one has only nine.`;
    if (/^\d{10}$/.test(digits))
      return 'A phone number begins with its area code, and the next digit is never 0 or 1, for example (856) 555-0142.';
    if (/^\d+$/.test(digits)) return `${TEN_DIGITS} Count them: this one has ${digits.length}.`;
    const letter = [...typed].find((character, at) => character !== inDigits(typed)[at]);
    return letter && reading
      ? `${TEN_DIGITS} This one has the letter ${letter} in place of the digit ${LOOKALIKES[letter]}.`
      : TEN_DIGITS;
  },
  warning: (typed) => {
    const rest = inDigits(typed).split(PHONE).join('');
    return rest.length < typed.length && /\p{L}/u.test(rest) ? 'The site shows only the number.' : undefined;
  },
};

export function parsePhone(input: string): string | undefined {
  const digits = dialedDigits(input);
  // Neither the area code nor the number after it begins with 0 or 1 (North American Numbering Plan).
  const [, area, prefix, line] = /^([2-9]\d{2})([2-9]\d{2})(\d{4})$/.exec(digits) ?? [];
  return area && `(${area}) ${prefix}-${line}`;
}

function dialedDigits(input: string): string {
  return input.replace(/[\s().+\u2010-\u2014\u2212-]/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** `(856) 555-0142` as `tel:+18565550142`, and `811` as `tel:811`. */
export function telephone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return digits.length === 3 ? `tel:${digits}` : `tel:+${digits.replace(/^\d{10}$/, '1$&')}`;
}

/** Phone numbers in a text or a `tel:` link. */
export const PHONES = /(?:\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|(?<=tel:(?:\+?1)?)\d{10})\b/g;

const PHONE = /(?<![\dA-Za-z])(?:\+?1[\s./-]*)?\(?\d{3}\)?[\s./-]*\d{3}[\s./-]*\d{4}(?![\dA-Za-z])/g;

const LOOKALIKES: Record<string, string> = {
  ...{ O: '0', o: '0', I: '1', i: '1', l: '1', Z: '2', z: '2', S: '5', s: '5', B: '8' },
};
const LETTERS = Object.keys(LOOKALIKES).join('');
const AMONG_DIGITS = new RegExp(`(?<=\\d)[${LETTERS}]+(?![a-zA-Z])|(?<![a-zA-Z])[${LETTERS}]+(?=\\d)`, 'g');

const inDigits = (typed: string): string =>
  typed.replace(AMONG_DIGITS, (letters) => letters.replace(/./g, (letter) => String(LOOKALIKES[letter])));

const KEYS = ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];
/** An area code and seven characters, digits or letters: `1-800-REMODEL`, `(856) 555-PIPE`. */
const DIALED = /^(\+?(?:1[\s.-]*)?\(?\d{3}\)?[\s.-]*)([a-z\d]{7}|[a-z\d]{3}[\s.-]*[a-z\d]{4})$/i;
const WORD = /(?<![a-z\d])(?![oilsbz]+(?![a-z]))[a-z]{3,}(?![a-z\d])/gi;

/** `1-800-REMODEL` as `1-800-7366335`. A word that may be mistyped digits stays. */
const wordsOnKeys = (input: string): string =>
  input.replace(DIALED, (_all, area: string, rest: string) => area + rest.replace(WORD, wordOnKeys));

const wordOnKeys = (word: string): string =>
  word.toLowerCase().replace(/[a-z]/g, (letter) => String(KEYS.findIndex((key) => key.includes(letter)) + 2));

const EMAIL = /^[^\s@<>,;:/?]+@[^\s@<>,;:/?]+\.[^\s@<>,;:/?.]+$/;
const IN_TEXT = /[^\s@<>()[\]"“”,;:/?]+@[^\s@<>()[\]"“”,;:/?]+[\p{L}\d]/gu;

export const emailKind: Kind<string> = {
  name: 'email',
  example: 'hello@example.com',
  instruction: 'an email address',
  jsonSchema: { type: 'string', pattern: '\\S@\\S+\\.\\S' },
  about: 'An email address looks like name@example.com. Email links (mailto:) take the same address.',
  parse: parseEmail,
  read: (typed) => {
    const bare = typed
      .toLowerCase()
      .replace(/\s+(?:at|\(at\)|\[at\])\s+/, '@')
      .replace(/\s+(?=@)|(?<=@)\s+/g, '');
    const [only, ...others] = bare.match(IN_TEXT) ?? [];
    return others.length === 0 ? only?.replace(/^[.'’]+/, '') : undefined;
  },
  advice: (typed) => {
    const addresses = typed.split(/[\s,;/]+/).filter((each) => each.includes('@'));
    if (addresses.length > 1) return `Only one email address belongs here. Write ${addresses.join(' or ')}.`;
    const corrected = parseEmail(correctTypos(typed));
    return corrected ? `Did you mean ${corrected}?` : 'An email address looks like name@example.com.';
  },
  warning: (typed) =>
    /\S@\S+\s+(?!at\b)\p{L}/u.test(typed) || /\p{L}\s+\S+@/u.test(typed)
      ? 'The site shows only the address.'
      : undefined,
};

export function parseEmail(input: string): string | undefined {
  return EMAIL.test(input) && correctTypos(input) === input.toLowerCase() ? input : undefined;
}

/** Public mail providers, as the alternatives of a regular expression. */
export const MAIL_HOSTS =
  'gmail|yahoo|hotmail|outlook|icloud|googlemail|ymail|live|msn|me|mac|aol|comcast|verizon|att|sbcglobal|cox|charter|protonmail|proton';

/** Known typos only, because any other domain may be the business's own. */
const HOST_TYPOS: readonly [host: string, typos: RegExp][] = [
  ['gmail', /^(?:gmail|gmial|gmal|gmai|gamil|gnail|gmaill|gmil|gmali)\.(?:c?om?|cm)$/],
  ['yahoo', /^(?:yahoo|yaho|yahooo|yhaoo|yahho)\.(?:c?om?|cm)$/],
  ['hotmail', /^(?:hotmail|hotmal|hotmial|hotmai|homail)\.(?:c?om?|cm)$/],
  ['outlook', /^(?:outlook|outlok|outloo|oulook|outllok)\.(?:c?om?|cm)$/],
  ['icloud', /^(?:icloud|iclod|icoud|icloude)\.(?:c?om?|cm)$/],
];

/** Corrects known typos in the top-level domain and in well-known mail hosts. */
function correctTypos(email: string): string {
  const corrected = email
    .toLowerCase()
    .replace(/\.(?:con|cmo|ocm|c?omm|coom|[vx]om|cpm|cim|c0m)$/, '.com')
    .replace(/\.(?:ney|nte|nett)$/, '.net')
    .replace(/\.(?:ogr|orgg)$/, '.org');
  const typed = corrected.slice(corrected.indexOf('@') + 1);
  const [host] = HOST_TYPOS.find(([, typos]) => typos.test(typed)) ?? [];
  return host ? corrected.replace(/[^@]+$/, `${host}.com`) : corrected;
}
