import { field, type Kind } from './kind';
import { countIn, indexOfMisspelled, indexOfName, MONTHS, WEEKDAYS } from './words';

type DateParts = readonly [year: number, month: number, day: number];

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
    const parts = dateParts(typed);
    if (parts) return { rule: 'day-impossible', advice: explainImpossible(parts, typed) };
    const missing = missingIn(typed);
    return {
      advice: `A date is written as year-month-day, for example 2024-03-15. ${missing}`.trim(),
      inForm: `Write a day such as September 15, 2026. ${missing}`.trim(),
    };
  },
};

export const day = (about: string) => field(dayKind, about);

function missingIn(typed: string): string {
  const text = withoutExtras(typed);
  if (/^\d{1,2}([-/.])\d{1,2}\1\d{2}$/.test(text)) return 'Write the year with four digits.';
  if (/^(?:[a-z]{3,9}\.?,? \d{4}|\d{4}-\d{1,2})\.?$/i.test(text)) return 'The day is missing.';
  return /^([a-z]{3,9}\.? \d{1,2}|\d{1,2}\.? [a-z]{3,9})$/i.test(text) ? 'The year is missing.' : '';
}

/** Why there is no such day. */
export function explainImpossible([year, month, dayOfMonth]: DateParts, typed: string): string {
  const length = daysInMonth(month, year);
  const isTooLong = month >= 1 && month <= 12 && dayOfMonth > length;
  return `There is no such day as ${typed}${isTooLong ? `: that month has ${length} days` : ''}.`;
}

export function parseDay(input: string): string | undefined {
  const parts = dateParts(input);
  return parts && exists(parts) ? isoDate(parts) : undefined;
}

/** The year, month and day in a text, even if there is no such day. */
export function dateParts(input: string): DateParts | undefined {
  const text = withoutExtras(input);
  const iso = /^(\d{4})([-/. ]?)(\d{1,2})\2(\d{1,2})$/.exec(text);
  if (iso && (iso[2] || /^\d{8}$/.test(text))) return [Number(iso[1]), Number(iso[3]), Number(iso[4])];
  const numeric = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text);
  if (numeric) return unambiguous(Number(numeric[1]), Number(numeric[3]), Number(numeric[4]));
  const american = /^([a-z]{3,9})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/i.exec(text);
  if (american) return withMonthName(String(american[1]), Number(american[2]), Number(american[3]));
  const european = /^(\d{1,2})(?:st|nd|rd|th|\.)?[ -](?:of )?([a-z]{3,9})\.?,?[ -](\d{4})$/i.exec(text);
  if (european) return withMonthName(String(european[2]), Number(european[1]), Number(european[3]));
  return undefined;
}

/** Removes the day of the week before a date and the time after it. */
const withoutExtras = (input: string): string =>
  input.replace(/^[a-z]{3,9}\.?,\s+(?=\S+ )/i, '').replace(/T\d{2}:\d{2}.*$/, '');

function unambiguous(first: number, second: number, year: number): DateParts | undefined {
  if (second > 12 || first === second) return [year, first, second];
  return first > 12 ? [year, second, first] : undefined;
}

function withMonthName(name: string, dayOfMonth: number, year: number): DateParts | undefined {
  const month = monthNumber(name);
  return month === 0 ? undefined : [year, month, dayOfMonth];
}

/** The month with this name or beginning of it, from 1; 0 if there is none. */
export const monthNumber = (name: string): number => indexOfName(name, MONTHS) + 1;

/** Of a month from 1, in a leap year where it is not said. */
export function daysInMonth(month: number, year = 2024): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

function exists([year, month, dayOfMonth]: DateParts): boolean {
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth;
}

export function isoDate([year, month, dayOfMonth]: DateParts): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${String(year).padStart(4, '0')}-${two(month)}-${two(dayOfMonth)}`;
}

/** `September 15, 2026` */
export function formatDay(day: string): string {
  const [year = '', month = 0, date = 0] = day.split('-').map(Number);
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
export function readPlainDay(plain: string, today: string): string[] {
  const readers = today === '' ? [dayInDigits, dayOfNamedMonth] : DAY_READERS;
  return readers.map((read) => read(plain, today)).find((found) => found.length > 0) ?? [];
}

const AT_TIME =
  /,?\s+(?:at\s+)?\d{1,2}(?:[:.]\d{2}(?::\d{2}(?:\s*[+-]\d{2}:?\d{2})?)?(?:\s*[ap]\.?m\.?)?|\s*[ap]\.?m\.?)$/i;

const BEFORE =
  /^(?:(?:the|on|about|around|back|sometime|posted|written|dated|finished|completed|done|wrapped up|(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\.?,?)\s+)+(?=[a-z\d])/;

export function plainDate(text: string): string {
  return withoutExtras(text)
    .toLowerCase()
    .replace(/[“”‘"]|^'|['’](?!\d)/g, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/(?<=.)\s+(?:finished|completed|done|wrapped up)$/, '')
    .replace(/(?<=\b(?:tomorrow|\w+day))\s+(?:[ap]m|(?:in the )?(?:morning|afternoon|evening)|night)$/, '')
    .replace(BEFORE, '')
    .replace(/[.\s]+$/, '');
}

/** Reads a text in lower case; `today` is when it was written. Nothing where it says something else. */
export type Reader = (text: string, today: string) => string[];

const existing = (...parts: [year: number, month: number, day: number]): string[] =>
  exists(parts) ? [isoDate(parts)] : [];

/** A day of a year that is not given: the last one that is not after today. */
function lastOne(today: string, month: number, day: number): string[] {
  if (today === '') return [];
  const year = Number(today.slice(0, 4));
  const [found] = existing(year, month, day);
  return found === undefined || found > today ? existing(year - 1, month, day) : [found];
}

export const fullYear = (year: string): number => Number(year) + (year.length === 2 ? 2000 : 0);

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
  const [, before = '', name = '', after = '', year] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?([a-z]{3,10})\.?(?: (?:the )?(\d{1,2})(?:st|nd|rd|th)?)?(?:,? (\d{4}|['’]\d\d))?$/.exec(
      text,
    ) ?? [];
  const [month, day] = [indexOfMisspelled(name, MONTHS) + 1, Number(before || after)];
  if (month === 0 || day === 0 || (before && after)) return [];
  return year ? existing(fullYear(year.replace(/\D/, '')), month, day) : lastOne(today, month, day);
};

const DAY_READERS: readonly Reader[] = [agoInDays, weekdayNear, dayInDigits, dayOfMonth, dayOfNamedMonth];

/** An article may be meant for a coming day: a weekday, or one that is nearer than that of last year. */
function withComing(days: string[], typed: string, today: string): string[] {
  const [day = today] = days;
  if (days.length > 0 && indexOfName(plainDate(typed), WEEKDAYS) >= 0) return [day, addDays(day, 7)];
  const isOfLastYear = addDays(day, 183) < today && !/\d{4}|['’]\d\d|\bago\b/i.test(typed);
  return isOfLastYear ? [`${Number(day.slice(0, 4)) + 1}${day.slice(4)}`, ...days] : days;
}
