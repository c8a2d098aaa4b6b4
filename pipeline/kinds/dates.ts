import { field, type Kind } from './kind';
import { countIn, indexOfMisspelled, indexOfName, MONTHS, WEEKDAYS } from './words';

/** What a text says of a date. It may name no such day. */
interface DateParts {
  year?: number | undefined;
  month: number;
  day?: number | undefined;
}

/** A calendar day as `YYYY-MM-DD`, without a time zone. Accepts other spellings that are unambiguous. */
export const dayKind: Kind<string> = {
  name: 'date',
  rule: 'day',
  example: '2024-03-15',
  about:
    'A date is written as year-month-day: 2024-03-15. Names of months are understood too, but 03/04/2024 could be March or April.',
  parse: parseDay,
  read: (typed, { note: { about = '' }, today = '' }) => {
    // “10/25” may be October 2025, of which no day is known.
    const [, month = '', year = ''] = /^(\d{1,2})[-/.](\d{2})$/.exec(typed) ?? [];
    if (month !== '' && Number(month) <= 12 && year <= today.slice(2, 4)) return [];
    const days = readDay(typed, today);
    return about.includes('published') && today !== '' ? withComing(days, typed, today) : days;
  },
  format: formatDay,
  advice: (typed) => {
    const impossible = explainImpossible(typed);
    if (impossible) return { rule: 'day-impossible', advice: impossible };
    const missing = missingIn(typed);
    return {
      advice: `A date is written as year-month-day, for example 2024-03-15. ${missing}`.trim(),
      inForm: `Write a day such as September 15, 2026. ${missing}`.trim(),
    };
  },
};

export const day = (about: string) => field(dayKind, about);

/** A month as `YYYY-MM`. Accepts other spellings that are unambiguous. */
export const monthKind: Kind<string> = {
  name: 'month',
  example: '2024-03',
  parse: parseMonth,
  read: (typed, { today }) => readMonths(typed, today),
  format: (month) => formatDay(month).replace(/ \d*,/, ''),
  advice: (typed) => {
    const [, ofSeason] = SEASON.exec(typed) ?? [];
    if (ofSeason) return `Which month was it? Write it with the year, for example May ${ofSeason}.`;
    const { year, month = 0, day } = dateParts(typed) ?? {};
    if (year !== undefined && day === undefined)
      return {
        rule: 'month-impossible',
        advice: `There is no month ${month}. Write a month from 01 to 12 after the year, for example 2026-05, or its name: May 2026.`,
      };
    const named = indexOfName(
      /^[a-z]{3,}(?=\.?$)/i.exec(typed.replace(PART_OF_MONTH, ''))?.[0] ?? '',
      MONTHS,
    );
    return named >= 0
      ? `The year is missing. Write it behind the month, for example ${MONTHS[named]} 2026.`
      : 'Write a month and its year, for example May 2026.';
  },
};

export const month = (about: string) => field(monthKind, about);

/** `late spring 2011`, `fall of 2024` */
const SEASON = /\b(?:spring|summer|fall|autumn|winter),?(?: of)? (\d{4})$/i;

function missingIn(typed: string): string {
  if (SEASON.test(typed)) return 'The month and the day are missing.';
  if (/^\d{1,2}([-/.])\d{1,2}\1\d{2}$/.test(typed)) return 'Write the year with four digits.';
  const parts = dateParts(typed.replace(/\.$/, ''), indexOfMisspelled);
  if (!parts || (parts.day !== undefined && parts.year !== undefined)) return '';
  return parts.day === undefined ? 'The day is missing.' : 'The year is missing.';
}

/** Why there is no such day; nothing where a text names none, or one that there is. */
export function explainImpossible(typed: string): string | undefined {
  const { year, month = 0, day } = dateParts(typed) ?? {};
  if (day === undefined || isDay({ year, month, day })) return undefined;
  const isTooLong = month >= 1 && month <= 12 && day > 0;
  return `There is no such day as ${typed}${isTooLong ? `: that month has ${daysInMonth(month, year)} days` : ''}.`;
}

export function parseDay(input: string): string | undefined {
  const { year, month = 0, day } = dateParts(input) ?? {};
  return year !== undefined && day !== undefined && isDay({ year, month, day })
    ? isoDate(year, month, day)
    : undefined;
}

export function parseMonth(input: string): string | undefined {
  const { year, month = 0, day } = dateParts(input) ?? {};
  return year !== undefined && month >= 1 && month <= 12 && day === undefined
    ? isoDate(year, month)
    : undefined;
}

/** `2024-03`, `2024-03-15` or `20240315` */
const ISO = /^(\d{4})(?:([-/. ])(\d{1,2})(?:\2(\d{1,2}))?|(\d\d)(\d\d))$/;
/** `3/2024` or `3/15/2024` */
const NUMERIC = /^(\d{1,2})([-/.])(?:(\d{1,2})\2)?(\d{4})$/;
/** `March`, `March 15`, `15 March`, and each with its year */
const NAMED =
  /^(?:(\d{1,2})(?:st|nd|rd|th|\.)?[ -](?:of )?)?([a-z]{3,10})\.?(?: (?:the )?(\d{1,2})(?:st|nd|rd|th)?)?(?:(?:, ?|[ -])(?:of )?(\d{4}))?$/i;

/** The year, month and day that a text names, at least a month; nothing where digits have two readings. */
export function dateParts(input: string, indexOf = indexOfName): DateParts | undefined {
  const text = withoutExtras(input);
  const [, before, name = '', after, year] = NAMED.exec(text) ?? [];
  if (name === '') return partsInDigits(text);
  const month = indexOf(name, MONTHS) + 1;
  return month > 0 && !(before && after) ? numbers(year, month, before ?? after) : undefined;
}

function partsInDigits(text: string): DateParts | undefined {
  const [, year, , month, day, shortMonth, shortDay] = ISO.exec(text) ?? [];
  if (year) return numbers(year, month ?? shortMonth, day ?? shortDay);
  const [, first = '', , second, last] = NUMERIC.exec(text) ?? [];
  if (second === undefined) return last ? numbers(last, first) : undefined;
  if (Number(second) > 12 || Number(first) === Number(second)) return numbers(last, first, second);
  return Number(first) > 12 ? numbers(last, second, first) : undefined;
}

const numbers = (year?: string, month?: string | number, day?: string): DateParts => ({
  year: year ? Number(year) : undefined,
  month: Number(month),
  day: day ? Number(day) : undefined,
});

/** Removes the day of the week before a date and the time after it. */
const withoutExtras = (input: string): string =>
  input.replace(/^[a-z]{3,9}\.?,\s+(?=\S+ )/i, '').replace(/T\d{2}:\d{2}.*$/, '');

/** Of a month from 1, in a leap year where it is not said. */
export function daysInMonth(month: number, year = 2024): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const isDay = ({ year, month, day = 0 }: DateParts): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month, year);

/** `2026-09-15`, or without a day `2026-09` */
export const isoDate = (year: number, ...parts: number[]): string =>
  [String(year).padStart(4, '0'), ...parts.map((part) => String(part).padStart(2, '0'))].join('-');

/** `September 15, 2026` */
export function formatDay(day: string): string {
  const [year = '', month = 0, date = ''] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** Without a year, it could be a month with its year too: `10/25`. */
export const isWithoutYear = (text: string): boolean => /^\d{1,2}[-/.]\d{1,2}$/.test(text.trim());

/** The days that a text may mean, the likeliest first. Without `today`, when it was typed, only those whose year it names. */
export function readDay(typed: string, today = ''): string[] {
  const plain = plainDate(typed);
  const known = parseDay(typed) ?? parseDay(plain) ?? parseDay(plain.replace(AT_TIME, ''));
  return known ? [known] : readPlainDay(plain, today);
}

/** The same of a text in small letters. */
function readPlainDay(plain: string, today: string): string[] {
  const readers = today === '' ? [dayInDigits, dayOfNamedMonth] : DAY_READERS;
  return readers.map((read) => read(plain, today)).find((found) => found.length > 0) ?? [];
}

const AT_TIME =
  /,?\s+(?:at\s+)?\d{1,2}(?:[:.]\d{2}(?::\d{2}(?:\s*[+-]\d{2}:?\d{2})?)?(?:\s*[ap]\.?m\.?)?|\s*[ap]\.?m\.?)$/i;

const BEFORE =
  /^(?:(?:the|on|about|around|back|sometime|posted|written|dated|finished|completed|done|wrapped up|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\.?,?)\s+)+(?=[a-z\d])/;

function plainDate(text: string): string {
  return withoutExtras(text)
    .toLowerCase()
    .replace(/[“”‘"]|^'|['’](?!\d)/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=.)\s+(?:finished|completed|done|wrapped up)$/, '')
    .replace(/(?<=\b(?:tomorrow|\w+day))\s+(?:[ap]m|(?:in the )?(?:morning|afternoon|evening)|night)$/, '')
    .replace(BEFORE, '')
    .replace(/[.\s]+$/, '')
    .replace(/['’](?=\d\d$)/, '20');
}

/** Reads a text in lower case; `today` is when it was written. Nothing where it says something else. */
type Reader = (text: string, today: string) => string[];

const existing = (year: number, month: number, day: number): string[] =>
  isDay({ year, month, day }) ? [isoDate(year, month, day)] : [];

/** A day of a year that is not given: the last one that is not after today. */
function lastOne(today: string, month: number, day: number): string[] {
  if (today === '') return [];
  const year = Number(today.slice(0, 4));
  const [found] = existing(year, month, day);
  return found === undefined || found > today ? existing(year - 1, month, day) : [found];
}

const fullYear = (year: string): number => Number(year) + (year.length === 2 ? 2000 : 0);

const agoInDays: Reader = (text, today) => {
  if (/^(?:today|now|right now)$/.test(text)) return [today];
  if (/^(?:this (?:morning|afternoon|evening)|tonight)$/.test(text)) return [today];
  if (/^day before yesterday$/.test(text)) return [addDays(today, -2)];
  if (/^(?:yesterday|last night)$/.test(text)) return [addDays(today, -1)];
  if (/^(?:tomorrow|tmrw|tmw)$/.test(text)) return [addDays(today, 1)];
  const [, later, count = '', unit, ago] = /^(in )?(\w+) (day|week)s?( ago)?$/.exec(text) ?? [];
  const days = countIn(count) * (unit === 'week' ? 7 : 1);
  return days > 0 && Boolean(later) !== Boolean(ago) ? [addDays(today, later ? days : -days)] : [];
};

const weekdayNear: Reader = (text, today) => {
  const [, way, name = ''] = /^(?:(last|next) )?(\w{3,9})$/.exec(text) ?? [];
  const wanted = indexOfName(name, WEEKDAYS);
  if (wanted < 0) return [];
  const now = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  const last = addDays(today, -((now - wanted + 7) % 7 || 7));
  if (way === undefined) return now === wanted ? [today, last] : [last];
  return [way === 'last' ? last : addDays(today, (wanted - now + 7) % 7 || 7)];
};

/** `9/15/26`, and `9/15` of the last year in which it was. Both orders, unless only one is a day. */
const dayInDigits: Reader = (text, today) => {
  const [, first = '', second = '', year] =
    /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(text) ?? [];
  const on = (month: string, day: string) =>
    year ? existing(fullYear(year), Number(month), Number(day)) : lastOne(today, Number(month), Number(day));
  return [...new Set([...on(first, second), ...on(second, first)])];
};

/** `the 15th` */
const dayOfMonth: Reader = (text, today) => {
  const [, day = ''] = /^(\d{1,2})(?:st|nd|rd|th)$/.exec(text) ?? [];
  const [year = 0, month = 0] = today.split('-').map(Number);
  const found = [month, month - 1].flatMap((each) =>
    existing(each > 0 ? year : year - 1, each || 12, Number(day)),
  );
  return found.filter((each) => each <= today).slice(0, 1);
};

/** `sept 15`, and with a year a month that is misspelled. */
const dayOfNamedMonth: Reader = (text, today) => {
  const { year, month = 0, day } = dateParts(text, indexOfMisspelled) ?? {};
  if (day === undefined) return [];
  return year ? existing(year, month, day) : lastOne(today, month, day);
};

const DAY_READERS: readonly Reader[] = [agoInDays, weekdayNear, dayInDigits, dayOfMonth, dayOfNamedMonth];

/** An article may be meant for a coming day: a weekday, or one that is nearer than that of last year. */
function withComing(days: string[], typed: string, today: string): string[] {
  const [day = today] = days;
  if (days.length > 0 && indexOfName(plainDate(typed), WEEKDAYS) >= 0) return [day, addDays(day, 7)];
  const isOfLastYear = addDays(day, 183) < today && !/\d{4}|['’]\d\d|\bago\b/i.test(typed);
  return isOfLastYear ? [`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`, ...days] : days;
}

const PART =
  '(?:(?:the )?(?:early|mid|late|(?:end|beginning|middle|start|(?:first|last) week) of)|in|about|around)[ -]+';
const PART_OF_MONTH = new RegExp(`^(?:${PART})+`, 'i');

/** Of a span the last month, without “late” or “end of”, and with a year behind an apostrophe. */
function readMonth(text: string): string | undefined {
  const plain = text
    .replace(PART_OF_MONTH, '')
    .replace(/^[a-z]{3,9}\.?(?:(?: \d{4})?\s*(?:[-–—]|to|thru|through)|\s*(?:[/&]|and))\s*(?=[a-z]{3})/i, '')
    .replace(/(?<=[a-z]) \d{1,2} ?[-–] ?\d{1,2}(?=, \d{4}$)/i, '')
    .replace(/ of (?=\d\d$)/i, ' ’')
    .replace(/^(\d{4})[, ]+([a-z]{3,9})\.?$/i, '$2 $1')
    .replace(/['’](?=\d\d$)/, '20');
  return parseDay(text)?.slice(0, 7) ?? parseMonth(plain);
}

/** The months that a text may mean, the likeliest first. Without `today`, when it was typed, only those whose year it names. */
function readMonths(typed: string, today = ''): string[] {
  const plain = plainDate(typed).replace(PART_OF_MONTH, '').replace('last week', 'a week ago');
  const known = readMonth(typed) ?? readMonth(plain);
  if (known) return [known];
  const readers = [agoInMonths, namedMonth, monthAndYear, readPlainDay];
  const found = readers.map((read) => read(plain, today)).find((each) => each.length > 0) ?? [];
  return [...new Set(found.map((each) => each.slice(0, 7)))];
}

const agoInMonths: Reader = (text, today) => {
  if (/^(?:this (?:month|week)|just(?: now| finished)?)$/.test(text)) return [today];
  const [, count = ''] = /^(\w+) months? ago$/.exec(text.replace('last month', 'a month ago')) ?? [];
  const [year = 0, month = 0] = today.split('-').map(Number);
  const months = year * 12 + month - 1 - countIn(count);
  return countIn(count) > 0 && year > 0 ? [isoDate(Math.floor(months / 12), (months % 12) + 1)] : [];
};

/** `May`, `last May`, `May of this year`: without a year the last one that has begun. */
const namedMonth: Reader = (text, today) => {
  const [, before, name = '', after] =
    /^(last |this )?(.+?)(?:,? (?:of )?(this|last) year)?$/.exec(text) ?? [];
  const { year, month = 0, day } = dateParts(name, indexOfMisspelled) ?? {};
  if (month === 0 || day !== undefined || (today === '' && !year)) return [];
  if (year) return [isoDate(year, month)];
  const thisYear = Number(today.slice(0, 4));
  const found = isoDate(thisYear, month);
  if (before === 'this ' || after === 'this') return [found];
  const isOver = found < today.slice(0, 7) || (!before && found === today.slice(0, 7));
  return [isOver && !after ? found : isoDate(thisYear - 1, month)];
};

/** `10/25` and `oct 25`: the second number is the year, where there was such a year. */
const monthAndYear: Reader = (text, today) => {
  const [, digits, name = '', short = ''] =
    /^(?:(\d{1,2})[-/.]|([a-z]{3,10})(?:\.? |-))(\d{2})$/.exec(text) ?? [];
  const number = digits ? Number(digits) : indexOfMisspelled(name, MONTHS) + 1;
  const isPast = today === '' ? !digits : fullYear(short) <= Number(today.slice(0, 4));
  const month = number >= 1 && number <= 12 && isPast ? [isoDate(fullYear(short), number)] : [];
  if ((digits && month.length > 0) || today === '') return month;
  const days = readPlainDay(text.replace('-', ' '), today);
  return [...new Set([...month, ...days.map((day) => day.slice(0, 7))])];
};
