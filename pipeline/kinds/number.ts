import { type FieldMeta, field, type Kind } from './kind';
import {
  allOrNone,
  countIn,
  hasNumberBehind,
  indexOfName,
  MONTHS,
  numberNamed,
  withoutAbout,
  withoutRemark,
  withoutThousands,
} from './words';

const isNumber = (text: string): boolean => /^-?\d+(?:\.\d+)?$/.test(text);

export const numberKind: Kind<number> = {
  name: 'number',
  example: '5',
  instruction: 'a number, in digits',
  jsonSchema: { type: ['string', 'number'], pattern: '^\\s*-?\\d+(\\.\\d+)?\\s*$' },
  about: 'Write a number in digits, with a period before decimals. Leave out commas, units and symbols.',
  otherRules: ['number-range'],
  parse: (input, { min = 0, max = 1_000_000_000, isWhole }) => {
    const value = Number(input);
    const isAllowed = value >= min && value <= max && (!isWhole || Number.isInteger(value));
    return isNumber(input) && isAllowed ? value : undefined;
  },
  read: (typed, { meta: { unit }, today = '' }) => {
    const special = unit === 'year' ? yearIn(typed, today) : unit === 'degree' ? degreesIn(typed) : undefined;
    return special ?? readNumber(typed);
  },
  isSure: (typed, reading) => typed.replace(/\D/g, '') === reading.replace(/\D/g, ''),
  advice: (typed, { meta }) => {
    const { example, min = 0, max, isWhole, unit } = meta;
    const [first = ''] = /(?<!\S)\d+(?:\.\d+)?(?![\d,.]\d)/.exec(typed) ?? [];
    if (!isNumber(typed) && /\p{L}{2}/u.test(typed) && numberKind.parse(first, meta) !== undefined)
      return `Write only the number, such as ${first}.`;
    if (!isNumber(typed)) return `Write a number in digits, for example ${example}.`;
    const rule = 'number-range';
    if (isWhole && !Number.isInteger(Number(typed)))
      return { rule, advice: `This must be a whole number, without decimals, for example ${example}.` };
    if (unit === 'year' && /^\d\d$/.test(typed))
      return {
        rule,
        advice: `Write the year with four digits, for example ${example}.`,
        // A smaller number may be a year of either century.
        ...(Number(typed) >= 30 && { guess: `19${typed}` }),
      };
    return { rule, advice: `This number must be between ${min} and ${max}; ${typed} is outside.` };
  },
};

const YEAR: Limits = { min: 1700, max: 2200, isWhole: true, unit: 'year' };

export const yearAnswer: Kind<number> = {
  ...numberKind,
  example: '2015',
  parse: (input) => numberKind.parse(input, { ...YEAR, max: new Date().getFullYear() }),
  // “2011ish” is not certain.
  read: (typed, { today = '' }) =>
    withoutAbout(typed) === typed ? (yearIn(typed, today) ?? readNumber(typed)) : undefined,
  advice: (typed) =>
    Number(typed) > 1700
      ? 'This year has not come yet. Correct it.'
      : 'Write the year with four digits, for example 2015.',
};

type Limits = Partial<Pick<FieldMeta, 'min' | 'max' | 'isWhole' | 'unit'>>;

export const number = (about: string, example: string, limits: Limits = {}) =>
  field(numberKind, about, { example, min: 0, max: 1_000_000_000, ...limits });

export const wholeNumber = (about: string, example: string, limits: Limits = {}) =>
  number(about, example, { ...limits, isWhole: true });

export const year = (about: string, example: string) => number(about, example, YEAR);

export const degrees = (about: string, example: string, max: number) =>
  number(about, example, { min: -max, max, unit: 'degree' });

/** `May 2015`, `’08`, `Jan ’18` or `15 years ago` */
function yearIn(text: string, today: string): string | undefined {
  const [, word, year, short] = /^(?:([a-z]{3,})\.? )?(?:(\d{4})|['’](\d\d))$/i.exec(text) ?? [];
  if (word && indexOfName(word, [...MONTHS, 'since', 'est']) < 0) return undefined;
  if (year || today === '') return year;
  if (short) return `${Number(short) <= Number(today.slice(2, 4)) ? 20 : 19}${short}`;
  const [, ago] = /^(\d{1,2}) years? ago$/i.exec(text) ?? [];
  return ago && String(Number(today.slice(0, 4)) - Number(ago));
}

/** `70.26° W` */
function degreesIn(text: string): string | undefined {
  const [, degrees, side = ''] = /^(\d+(?:\.\d+)?)\s*°?\s*([NESW])$/i.exec(text) ?? [];
  return degrees && (/[sw]/i.test(side) ? `-${degrees}` : degrees);
}

const MULTIPLES: Readonly<Record<string, number>> = { dozen: 12, hundred: 100, thousand: 1000 };

/** Parses `five`, `★★★★★`, `two dozen` or `12 years`; `undefined` if not certain. */
function readNumber(input: string): string | undefined {
  const text = withoutThousands(withoutAbout(input))
    .replace(/(?<=\d)\s*[★⭐]\ufe0f?$/u, '')
    .replace(/^([\w.]+) (dozen|hundred|thousand)\b/i, (all, count: string, unit: string) =>
      countIn(count) > 0 ? String(countIn(count) * (MULTIPLES[unit.toLowerCase()] ?? 1)) : all,
    )
    .replace(
      /^(?:(?:in business|founded) (?:since|in)|same.* but|since|in|est\.?|established(?: in)?|#|no\.?|number)\s*(?=\d)/i,
      '',
    );
  if (isNumber(text)) return text;
  if (hasNumberBehind(text)) return undefined;
  if (/^(?:top|at the top)$/i.test(text)) return '1';
  const [, word = ''] = /^([a-z]+)(?: (?:stars?|reviews?|people|years?))?$/i.exec(text) ?? [];
  if (numberNamed(word) >= 0) return String(numberNamed(word));
  if (/^(?:★|⭐\ufe0f?)+☆*$/.test(text)) return String(text.replace(/☆|\ufe0f/g, '').length);
  if (/^\$?\d{1,3}([, ]\d{3})+(?: \w+|\+)?$/.test(text)) return text.replace(/\D/g, '');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return /^[$~]?(\d+(?:\.\d+)?)(?:["'”+%]|\/5|st|nd|rd|th|(?: (?:out )?of \d+)|\+?\s+[a-z]+(?: [a-z]+)?)$/i.exec(
    text,
  )?.[1];
}

/** The number of people in a business: `just me` as 1, `me and 2 guys` as 3, `5 to 10` as 5-10. */
export const headcountAnswer: Kind<string> = {
  name: 'number of people',
  example: '5-10',
  parse: readHeadcount,
  advice: 'Write a number, such as 5 or 5-10.',
};

function readHeadcount(text: string): string | undefined {
  if (
    /^(?:[<>]|(?:under|over|less|more|up to|at (?:most|least)|almost|nearly)\b)|\b(?:trucks?|vans?|years?|yrs?)$/i.test(
      text,
    )
  )
    return undefined;
  if (/^(?:it['’]?s )?(?:just|only) me$/i.test(text)) return '1';
  const [, behind, before] =
    /^(?:(?:just )?me (?:and|&|\+) (.+)|(.+) (?:and|&|\+|plus) (?:me|myself))$/i.exec(text) ?? [];
  const others = readNumber(behind ?? before ?? '');
  if (others) return String(Number(others) + 1);
  const bare = text.replace(/^between (\S+) and /i, '$1-').replace(/^we(?:['’]| a)re /i, '');
  return readNumber(bare) ?? allOrNone(bare.split(/\s*(?:-|–|\b(?:to|or)\b)\s*/).map(readNumber))?.join('-');
}

export const readingTimeKind: Kind<string> = {
  name: 'reading time',
  example: '6 min read',
  parse: (input) => (/\p{L}/u.test(input) && /\d/.test(input) ? input : undefined),
  read: (typed) => {
    const [, amount = ''] =
      /^(\S+?)(?:[- ]?ish)?\s*(?:(?:min(?:ute)?s?)\.?(?: read)?)?$/i.exec(withoutAbout(typed)) ?? [];
    const minutes = readNumber(amount);
    return minutes && `${minutes} min read`;
  },
  advice: 'Write the number and its unit, for example 6 min read, or leave it out: the site works it out.',
};

/** The number of a license, without a comment on it. */
export const licenseAnswer: Kind<string> = {
  name: 'license',
  example: 'MS90012345',
  parse: (input) =>
    input.length <= 60 && LICENSE.test(input) && !OTHER_WORDS.test(input.replace(BOARD, ''))
      ? input
      : undefined,
  read: (typed) => withoutRemark(typed).replace(PREFIX, ''),
  advice: 'Write only the number of your license, for example MS90012345.',
};

const PREFIX = /^(?:lic(?:ense)?\b\.?)?\s*(?:#|no\.|number)?\s*:?\s*(?=\w*\d)/i;

/** A word of a remark, as in “CSIA certified #9214”, but not the board before “roc 123456”; or the day when a license expires. */
const OTHER_WORDS = /\b[Ee]xp|\bEXP|(?<![\p{L}\d])(?!lic(?:ense)?\b|number\b)\p{Ll}{3}/u;

/** `roc` or `plumbing license` alone before a number. */
const BOARD = /^\p{Ll}+ (?:license )?(?=#?\d+$)/u;

/** A number of at least three digits, with up to four words before it and two after it. */
const LICENSE = /^(?:[\p{L}\d.:#-]+\s+){0,4}\S*\d(?:\S*\s?\d){2}\S*(?:\s+\S+){0,2}$/u;
