import { field, type Kind } from './kind';

const TEN_DIGITS = 'A phone number has ten digits, for example (856) 555-0142.';

/** A US phone number of ten digits, kept as `(856) 555-0142`. */
export const phoneKind: Kind<string> = {
  name: 'phone',
  example: '(856) 555-0142',
  about:
    'A phone number has ten digits, with any separators: (856) 555-0142. Phone links (tel:) take the same number.',
  parse: parsePhone,
  read: (typed) => {
    const [number = '', ...more] = inDigits(typed).match(PHONE) ?? [];
    const isAlone = number !== '' && more.length === 0 && !/\d/.test(inDigits(typed).replace(number, ''));
    const phone = parsePhone((isAlone ? number : wordsOnKeys(inDigits(typed))).replaceAll('/', '-'));
    return phone ? [phone] : [];
  },
  advice: (typed, { reading }) => {
    if ((typed.match(PHONE) ?? []).length > 1) return 'Only one phone number belongs here.';
    if (/(?:\bext(?:ension)?\b\.?|\bx|#)\s*\d+$/i.test(typed))
      return `${TEN_DIGITS} Leave out the extension.`;
    const [number = ''] = typed.match(PHONE) ?? [];
    const phone = number !== typed && parsePhone(number.replaceAll('/', '-'));
    if (phone) return `Write only the number, such as ${phone}.`;
    const digits = dialedDigits(typed);
    if (/^[01]\d{9}$/.test(digits))
      return `${TEN_DIGITS} Without the ${digits.charAt(0)}, with which no number begins, this one has only nine.`;
    if (/^\d{10}$/.test(digits)) return 'After its area code, no phone number goes on with 0 or 1.';
    if (/^\d+$/.test(digits)) return `${TEN_DIGITS} Count them: this one has ${digits.length}.`;
    const letter = [...typed].find((character, at) => character !== inDigits(typed)[at]);
    return letter && reading
      ? `${TEN_DIGITS} This one has the letter ${letter} in place of the digit ${LOOKALIKES[letter]}.`
      : TEN_DIGITS;
  },
  remark: (typed) => {
    const rest = inDigits(typed).split(PHONE).join('');
    return rest.length < typed.length && /\p{L}/u.test(rest) ? 'The site shows only the number.' : undefined;
  },
};

export const phone = (about: string) => field(phoneKind, about);

export function parsePhone(input: string): string | undefined {
  const digits = dialedDigits(input);
  // Neither the area code nor the number after it begins with 0 or 1 (North American Numbering Plan).
  if (!/^[2-9]\d{2}[2-9]\d{6}$/.test(digits)) return undefined;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/** The digits of a number without separators and country code. */
function dialedDigits(input: string): string {
  return input.replace(/[\s().+\u2010-\u2014\u2212-]/g, '').replace(/^1(?=\d{10}$)/, '');
}

/** `(856) 555-0142` as `tel:+18565550142`. Short numbers such as 811 have no country code. */
export function telephone(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length === 3) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

/** Phone numbers as a page shows them or a link has them. */
export const PHONES = /(?:\(?\b\d{3}\)?[-. ]{1,2}\d{3}[-. ]\d{4}|(?<=tel:(?:\+?1)?)\d{10})\b/g;

/** A whole phone number in a text. */
const PHONE = /(?<![\dA-Za-z])(?:\+?1[\s./-]*)?\(?\d{3}\)?[\s./-]*\d{3}[\s./-]*\d{4}(?![\dA-Za-z])/g;

/** Letters that look like digits and are typed instead of them. */
const LOOKALIKES: Record<string, string> = {
  ...{ O: '0', o: '0', I: '1', i: '1', l: '1', Z: '2', z: '2', S: '5', s: '5', B: '8' },
};
const LETTERS = Object.keys(LOOKALIKES).join('');
const AMONG_DIGITS = new RegExp(`(?<=\\d)[${LETTERS}]+(?![a-zA-Z])|(?<![a-zA-Z])[${LETTERS}]+(?=\\d)`, 'g');

const inDigits = (typed: string): string =>
  typed.replace(AMONG_DIGITS, (letters) => letters.replace(/./g, (letter) => String(LOOKALIKES[letter])));

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

const EMAIL = /^[^\s@<>,;:/?]+@[^\s@<>,;:/?]+\.[^\s@<>,;:/?.]+$/;

export const emailKind: Kind<string> = {
  name: 'email',
  example: 'hello@example.com',
  about: 'An email address looks like name@example.com. Email links (mailto:) take the same address.',
  parse: parseEmail,
  read: (typed) => {
    const bare = typed
      .toLowerCase()
      .replace(/^(?:mailto:)?\/*/, '')
      .replace(/[<>]|[.,;:]+$/g, '')
      .replace(/\s+(?:at|\(at\)|\[at\])\s+/, '@')
      .replace(/\s+(?=@)|(?<=@)\s+/g, '');
    const [only = '', ...others] = bare.match(/[\w.+-]+@[\w.-]+\w/g) ?? [];
    const email = parseEmail(bare) ?? (others.length === 0 ? parseEmail(only) : undefined);
    return email ? [email] : [];
  },
  advice: (typed) => {
    if (typed.split(/[\s,;/]+/).filter((each) => each.includes('@')).length > 1)
      return 'Only one email address belongs here.';
    const meant = parseEmail(withoutTypo(typed));
    return meant ? `Did you mean ${meant}?` : 'An email address looks like name@example.com.';
  },
};

export const email = (about: string) => field(emailKind, about);

export function parseEmail(input: string): string | undefined {
  return EMAIL.test(input) && withoutTypo(input) === input.toLowerCase() ? input : undefined;
}

/** Where many people have an address. */
export const MAIL_HOSTS =
  'gmail|yahoo|hotmail|outlook|icloud|googlemail|ymail|live|msn|me|mac|aol|comcast|verizon|att|sbcglobal|cox|charter|protonmail|proton';

/** How some of these are mistyped. Only known slips, since another name may be the business's own. */
const SLIPS: readonly [host: string, slips: RegExp][] = [
  ['gmail', /^(?:gmail|gmial|gmal|gmai|gamil|gnail|gmaill|gmil|gmali)\.(?:c?om?|cm)$/],
  ['yahoo', /^(?:yahoo|yaho|yahooo|yhaoo|yahho)\.(?:c?om?|cm)$/],
  ['hotmail', /^(?:hotmail|hotmal|hotmial|hotmai|homail)\.(?:c?om?|cm)$/],
  ['outlook', /^(?:outlook|outlok|outloo|oulook|outllok)\.(?:c?om?|cm)$/],
  ['icloud', /^(?:icloud|iclod|icoud|icloude)\.(?:c?om?|cm)$/],
];

/** An address without an ending that there is not, and without a usual slip in a well-known host. */
function withoutTypo(email: string): string {
  const ended = email
    .toLowerCase()
    .replace(/\.(?:con|cmo|ocm|c?omm|coom|[vx]om|cpm|cim|c0m)$/, '.com')
    .replace(/\.(?:ney|nte|nett)$/, '.net')
    .replace(/\.(?:ogr|orgg)$/, '.org');
  const host = ended.slice(ended.indexOf('@') + 1);
  const [known] = SLIPS.find(([, slips]) => slips.test(host)) ?? [];
  return known ? ended.replace(/[^@]+$/, `${known}.com`) : ended;
}
