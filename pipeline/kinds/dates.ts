import type { Kind } from './kind';
import { countIn, indexOfMisspelled, indexOfName, MONTHS, WEEKDAYS, weekdayAt } from './words';

/** The numbers of a date in a text; such a day may not exist. */
interface DateParts {
  year?: number | undefined;
  month: number;
  day?: number | undefined;
}

/** A calendar day, kept as `YYYY-MM-DD`. Other unambiguous spellings are valid too. */
export const dayKind: Kind<string> = {
  name: 'date',
  rule: 'day',
  example: '2024-03-15',
  instruction: 'a date: year-month-day',
  jsonSchema: { type: 'string', pattern: '\\d' },
  about:
    'A date is written as year-month-day: 2024-03-15. Names of months are understood too, but 03/04/2024 could be March or April.',
  otherRules: ['day-impossible'],
  parse: parseDay,
  read: (typed, { meta: { mayBeAhead }, today = '' }) => {
    // “10/25” may be October 2025, without a day.
    const [, month = '', year = ''] = /^(\d{1,2})[-/.](\d{2})$/.exec(typed) ?? [];
    if (month !== '' && Number(month) <= 12 && year <= today.slice(2, 4)) return [];
    // “3 weeks ago” is a week.
    const days = /\bweeks? ago$/i.test(typed) ? [] : readDay(typed, today);
    if (mayBeAhead && today !== '') return withNextOccurrence(days, typed, today);
    // Of “11/12/36”, only one may have come.
    const past = days.filter((day) => today === '' || day <= today);
    return past.length > 0 ? past : days;
  },
  format: formatDay,
  advice: (typed) => {
    const impossible = explainImpossible(typed);
    if (impossible) return { rule: 'day-impossible', advice: impossible };
    const missing = missingIn(typed);
    return {
      advice: `A date is written as year-month-day, for example 2024-03-15. ${missing}`.trim(),
      adviceInForm: `Write a day such as September 15, 2026. ${missing}`.trim(),
    };
  },
};

/** `late spring 2011`, `fall of 2024` */
export const SEASON = /\b(?:spring|summer|fall|autumn|winter),?(?: of)? (\d{4})$/i;

function missingIn(typed: string): string {
  if (SEASON.test(typed)) return 'The month and the day are missing.';
  if (/^\d{1,2}([-/.])\d{1,2}\1\d{2}$/.test(typed)) return 'Write the year with four digits.';
  const { month, day, year } = dateParts(typed.replace(/\.$/, ''), indexOfMisspelled) ?? {};
  if (month !== undefined && day === undefined) return 'The day is missing.';
  return month !== undefined && year === undefined ? 'The year is missing.' : '';
}

/** Explains a day that does not exist, such as February 30; `undefined` for other texts. */
export function explainImpossible(typed: string): string | undefined {
  const { year, month = 0, day } = dateParts(typed) ?? {};
  if (day === undefined || isDay({ year, month, day })) return undefined;
  const length =
    month >= 1 && month <= 12 && day > 0 ? `: that month has ${daysInMonth(month, year)} days` : '';
  return `There is no such day as ${typed}${length}.`;
}

export function parseDay(input: string): string | undefined {
  const { year, month = 0, day } = dateParts(input) ?? {};
  return year !== undefined && day !== undefined && isDay({ year, month, day })
    ? isoDate(year, month, day)
    : undefined;
}

/** `2024-03`, `2024-03-15` or `20240315` */
const ISO = /^(\d{4})(?:([-/. ])(\d{1,2})(?:\2(\d{1,2}))?|(\d\d)(\d\d))$/;
/** `3/2024` or `3/15/2024` */
const NUMERIC = /^(\d{1,2})([-/.])(?:(\d{1,2})\2)?(\d{4})$/;
/** `March`, `March 15`, `15 March`, and each with its year */
const NAMED =
  /^(?:(\d{1,2})(?:st|nd|rd|th|\.)?[ -](?:of )?)?([a-z]{3,10})\.?(?: (?:the )?(\d{1,2})(?:st|nd|rd|th)?)?(?:(?:, ?|[ -])(?:of )?(\d{4}))?$/i;

/** Parses a text with at least a month; `undefined` if its digits are ambiguous. */
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

/** Removes the weekday before a date and the ISO time after it. */
const withoutExtras = (input: string): string =>
  input.replace(/^[a-z]{3,9}\.?,\s+(?=\S+ )/i, '').replace(/T\d{2}:\d{2}.*$/, '');

/** `month` counts from 1. Without `year`, February has 29 days. */
export function daysInMonth(month: number, year = 2024): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const isDay = ({ year, month, day = 0 }: DateParts): boolean =>
  month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(month, year);

/** The same day some years before, for comparisons: February 29 may not exist. */
export const yearsBefore = (day: string, years: number): string =>
  `${Number(day.slice(0, 4)) - years}${day.slice(4)}`;

/** `2026-09-15`, or `2026-09` without a day. */
export const isoDate = (year: number, ...parts: number[]): string =>
  [String(year).padStart(4, '0'), ...parts.map((part) => String(part).padStart(2, '0'))].join('-');

/** `September 15, 2026` */
export function formatDay(day: string): string {
  const [year, month = 0, date] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** The possible days of a text, the likeliest first. Without `today`, the day of typing, only dates whose year is written. */
function readDay(typed: string, today = ''): string[] {
  const plain = plainDate(typed);
  const exact = parseDay(plain) ?? parseDay(plain.replace(AT_TIME, ''));
  return exact ? [exact] : readPlainDay(plain, today);
}

/** Like `readDay`, except that “the 24th” is the next one. */
export function readNextDay(typed: string, today: string): string[] {
  const next = daysOfMonths(typed, today).find((each) => each >= today);
  return next ? [next] : readDay(typed, today);
}

/** The days of the months around today that “the 24th” may be, in their order. */
function daysOfMonths(typed: string, today: string): string[] {
  const [, day = ''] = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/i.exec(typed) ?? [];
  const months = today === '' ? [] : [-1, 0, 1, 2].map((later) => monthFrom(today, later));
  return months.flatMap((month) => parseDay(`${month}-${day}`) ?? []);
}

/** The month that is some months later than a day, `YYYY-MM`. */
export function monthFrom(day: string, later: number): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + later)).toISOString().slice(0, 7);
}

/** `plain`: as `plainDate` returns it. */
export function readPlainDay(plain: string, today: string): string[] {
  const readers = today === '' ? [dayInDigits, dayOfNamedMonth] : DAY_READERS;
  return readers.map((read) => read(plain, today)).find((days) => days.length > 0) ?? [];
}

const AT_TIME =
  /,?\s+(?:at\s+)?\d{1,2}(?:[:.]\d{2}(?::\d{2}(?:\s*[+-]\d{2}:?\d{2})?)?(?:\s*[ap]\.?m\.?)?|\s*[ap]\.?m\.?)$/i;

const BEFORE =
  /^(?:(?:the|on|about|around|back|just(?= \w+ \w)|sometime|posted|written|dated|(?:we |it was )?(?:finished|completed|done|wrapped)(?: it)?(?: up)?|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\.?,?)\s+)+(?=[a-z\d])/;

export function plainDate(text: string): string {
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

/** Reads one way of writing a date, in lowercase. `today`: the day of typing. Empty for other texts. */
export type Reader = (text: string, today: string) => string[];

const ifExists = (year: number, month: number, day: number): string[] =>
  isDay({ year, month, day }) ? [isoDate(year, month, day)] : [];

/** The latest such day up to `today`; empty without `today`. */
function latest(today: string, month: number, day: number): string[] {
  if (today === '') return [];
  const year = Number(today.slice(0, 4));
  const [thisYear] = ifExists(year, month, day);
  return thisYear === undefined || thisYear > today ? ifExists(year - 1, month, day) : [thisYear];
}

export const fullYear = (year: string): number => Number(year) + (year.length === 2 ? 2000 : 0);

/** `yesterday`, `3 days ago`, `in two weeks` */
const relativeDay: Reader = (text, today) => {
  if (/^(?:today|now|right now|this (?:morning|afternoon|evening)|tonight)$/.test(text)) return [today];
  if (/^day before yesterday$/.test(text)) return [addDays(today, -2)];
  if (/^(?:yesterday|last night)$/.test(text)) return [addDays(today, -1)];
  if (/^(?:tomorrow|tmrw|tmw)$/.test(text)) return [addDays(today, 1)];
  const [, ahead, count = '', unit, ago] = /^(in )?(\w+) (day|week)s?( ago)?$/.exec(text) ?? [];
  const days = countIn(count) * (unit === 'week' ? 7 : 1);
  return days > 0 && Boolean(ahead) !== Boolean(ago) ? [addDays(today, ahead ? days : -days)] : [];
};

/** `Friday`, `last Friday` or `next Friday` */
const nearWeekday: Reader = (text, today) => {
  const [, direction, name = ''] = /^(?:(last|next) )?(\w{3,9})$/.exec(text) ?? [];
  const wanted = indexOfName(name, WEEKDAYS);
  if (wanted < 0) return [];
  const now = weekdayAt(today);
  const last = addDays(today, -((now - wanted + 7) % 7 || 7));
  if (direction === undefined) return now === wanted ? [today, last] : [last];
  return [direction === 'last' ? last : addDays(today, (wanted - now + 7) % 7 || 7)];
};

/** `9/15/26` or `9/15`, with month and day in both orders if both exist. */
const dayInDigits: Reader = (text, today) => {
  const [, first = '', second = '', year] =
    /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(text) ?? [];
  const datesOf = (month: string, day: string) =>
    year ? ifExists(fullYear(year), Number(month), Number(day)) : latest(today, Number(month), Number(day));
  return [...new Set([...datesOf(first, second), ...datesOf(second, first)])];
};

/** `the 15th` */
const dayOfMonth: Reader = (text, today) =>
  daysOfMonths(text, today)
    .filter((each) => each <= today)
    .slice(-1);

/** `sept 15` or `Setpember 15, 2026` */
const dayOfNamedMonth: Reader = (text, today) => {
  const { year, month = 0, day = 0 } = dateParts(text, indexOfMisspelled) ?? {};
  return year ? ifExists(year, month, day) : latest(today, month, day);
};

const DAY_READERS: readonly Reader[] = [relativeDay, nearWeekday, dayInDigits, dayOfMonth, dayOfNamedMonth];

/** For articles, also returns the next occurrence of a weekday, or of a date without a year that is nearer than the last one. */
function withNextOccurrence(days: string[], typed: string, today: string): string[] {
  const [day = today] = days;
  if (days.length > 0 && indexOfName(plainDate(typed), WEEKDAYS) >= 0) return [day, addDays(day, 7)];
  const isOfLastYear = addDays(day, 183) < today && !/\d{4}|['’]\d\d|\bago\b/i.test(typed);
  return isOfLastYear ? [`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`, ...days] : days;
}
