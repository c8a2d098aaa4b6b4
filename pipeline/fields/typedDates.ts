import { distance } from 'fastest-levenshtein';
import { addDays, isoDate, MONTHS, monthNumber, parseDay, WEEKDAYS, withoutExtras } from './calendar';
import { isoMonth } from './month';
import { numberNamed, readMonth } from './typed';

function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 15)).toISOString().slice(0, 7);
}

/** `September 15, 2026` */
export function formatDay(day: string): string {
  const [year = '', month = 0, date = 0] = day.split('-').map(Number);
  return `${MONTHS[month - 1]} ${date}, ${year}`;
}

/** `October 2025` */
export const formatMonth = (month: string): string =>
  `${MONTHS[Number(month.slice(5)) - 1]} ${month.slice(0, 4)}`;

/** From 1, also of a misspelled name; 0 for other words. */
function monthNamed(word: string): number {
  const number = word.length < 3 ? 0 : monthNumber(word);
  const isSlip = (name: string) => name.startsWith(word.charAt(0)) && distance(name, word) <= 2;
  return number > 0 || word.length < 5 ? number : MONTHS.findIndex((name) => isSlip(name.toLowerCase())) + 1;
}

const exists = (...parts: [year: number, month: number, day: number]): string[] => {
  const day = isoDate(parts);
  return parseDay(day) === undefined ? [] : [day];
};

/** A day of a year that is not given: the last one that is not after today. */
function lastOne(today: string, month: number, day: number): string[] {
  const year = Number(today.slice(0, 4));
  const [found] = exists(year, month, day);
  return found === undefined || found > today ? exists(year - 1, month, day) : [found];
}

const fullYear = (year: string): number => Number(year) + (year.length === 2 ? 2000 : 0);

function plainDate(text: string): string {
  return withoutExtras(text)
    .toLowerCase()
    .replace(
      /^(?:(?:on|about|around|back|sometime|posted|written|dated|finished|completed|done|wrapped up)\s+)+/,
      '',
    )
    .replace(/(?<=.)\s+(?:finished|completed|done|wrapped up)$/, '')
    .replace(/(?<=^(?:tomorrow|\w+day))\s+(?:[ap]m|(?:in the )?(?:morning|afternoon|evening)|night)$/, '')
    .replace(/^(?:mon|tues?|wednes|thurs?|fri|satur|sun)(?:day)?\.?,?\s+(?=[a-z\d])/, '')
    .replace(/[.\s]+$/, '');
}

/** A number in digits or words; `a` is one. */
const countIn = (word: string): number => (/^an?$/.test(word) ? 1 : Number(word) || numberNamed(word));

/** Reads a text in lower case; `today` is when it was written. Nothing where it says something else. */
type Reader = (text: string, today: string) => string[];

const agoInDays: Reader = (text, today) => {
  if (/^(?:today|now|right now)$/.test(text)) return [today];
  if (/^(?:this (?:morning|afternoon|evening)|tonight)$/.test(text)) return [today];
  if (/^(?:the )?day before yesterday$/.test(text)) return [addDays(today, -2)];
  if (/^(?:yesterday|last night)$/.test(text)) return [addDays(today, -1)];
  if (/^(?:tomorrow|tmrw|tmw)$/.test(text)) return [addDays(today, 1)];
  const [, later, count = '', unit, ago] = /^(in )?(\w+) (day|week)s?( ago)?$/.exec(text) ?? [];
  const days = countIn(count) * (unit === 'week' ? 7 : 1);
  return days > 0 && Boolean(later) !== Boolean(ago) ? [addDays(today, later ? days : -days)] : [];
};

const weekdayNear: Reader = (text, today) => {
  const [, way, name = ''] = /^(?:(last|next) )?(\w{3,9})$/.exec(text) ?? [];
  const wanted = WEEKDAYS.findIndex((each) => each.toLowerCase().startsWith(name));
  if (name === '' || wanted < 0) return [];
  const now = (new Date(`${today}T12:00:00Z`).getUTCDay() + 6) % 7;
  if (way === undefined)
    return [...(now === wanted ? [today] : []), addDays(today, -((now - wanted + 7) % 7 || 7))];
  return [addDays(today, way === 'last' ? -((now - wanted + 7) % 7 || 7) : (wanted - now + 7) % 7 || 7)];
};

/** `9/15/26`, and `9/15` of the last year in which it was. Both orders, unless only one is a day. */
const dayInDigits: Reader = (text, today) => {
  const [, first = '', second = '', year] =
    /^(\d{1,2})[-/. ](\d{1,2})(?:[-/. ](\d{4}|\d{2}))?$/.exec(text) ?? [];
  const on = (month: string, day: string) =>
    year ? exists(fullYear(year), Number(month), Number(day)) : lastOne(today, Number(month), Number(day));
  return [...new Set([...on(first, second), ...on(second, first)])];
};

/** `the 15th` */
const dayOfMonth: Reader = (text, today) => {
  const [, day = ''] = /^(?:the )?(\d{1,2})(?:st|nd|rd|th)$/.exec(text) ?? [];
  const months = [0, -1].map((each) => addMonths(today.slice(0, 7), each));
  const found = months.flatMap((month) => parseDay(`${month}-${day.padStart(2, '0')}`) ?? []);
  return found.filter((each) => each <= today).slice(0, 1);
};

/** `sept 15`, and with a year a month that is misspelled. */
const dayOfNamedMonth: Reader = (text, today) => {
  const [, before = '', name = '', after = '', year] =
    /^(?:(\d{1,2})(?:st|nd|rd|th)? (?:of )?)?([a-z]{3,10})\.?(?: (?:the )?(\d{1,2})(?:st|nd|rd|th)?)?(?:,? (\d{4}|['’]\d\d))?$/.exec(
      text,
    ) ?? [];
  const [month, day] = [monthNamed(name), Number(before || after)];
  if (month === 0 || day === 0 || (before && after)) return [];
  return year ? exists(fullYear(year.replace(/\D/, '')), month, day) : lastOne(today, month, day);
};

const DAY_READERS = [agoInDays, weekdayNear, dayInDigits, dayOfMonth, dayOfNamedMonth];

const firstOf = (readers: readonly Reader[], text: string, today: string): string[] =>
  readers.map((read) => read(text, today)).find((found) => found.length > 0) ?? [];

/** The days that a text may mean, the likeliest first; none if it cannot be read. `today`: when it was written. */
export function readDay(text: string, today: string): string[] {
  const plain = plainDate(text);
  const known = parseDay(text) ?? parseDay(plain);
  return known ? [known] : firstOf(DAY_READERS, plain, today);
}

/** Whether the year is missing, so that it could be a month with its year too: `10/25`. */
export const isWithoutYear = (text: string): boolean => /^\d{1,2}[-/.]\d{1,2}$/.test(text.trim());

const agoInMonths: Reader = (text, today) => {
  const month = today.slice(0, 7);
  if (/^(?:this (?:month|week)|just(?: now| finished)?)$/.test(text)) return [month];
  if (text === 'last month') return [addMonths(month, -1)];
  const [, count = '', unit] =
    /^(\w+) (week|month)s? ago$/.exec(text.replace('last week', 'a week ago')) ?? [];
  if (!(countIn(count) > 0)) return [];
  return unit === 'week'
    ? [addDays(today, -7 * countIn(count)).slice(0, 7)]
    : [addMonths(month, -countIn(count))];
};

/** `May`, `last May`, `May of this year`: without a year the last one that has begun. */
const namedMonth: Reader = (text, today) => {
  const [, before, name = '', after] =
    /^(last |this )?([a-z]{3,10})\.?(?:,? (?:of )?(this year|last year|\d{4}))?$/.exec(text) ?? [];
  const number = monthNamed(name);
  if (number === 0) return [];
  const thisYear = Number(today.slice(0, 4));
  if (before === 'this ' || after === 'this year') return [isoMonth(thisYear, number)];
  if (after) return [isoMonth(Number(after) || thisYear - 1, number)];
  const found = isoMonth(thisYear, number);
  const isOver = found < today.slice(0, 7) || (!before && found === today.slice(0, 7));
  return [isOver ? found : isoMonth(thisYear - 1, number)];
};

/** `10/25` and `oct 25`: the second number is the year, where there was such a year. */
const monthAndYear: Reader = (text, today) => {
  const [, digits, name = '', short = ''] = /^(?:(\d{1,2})[-/.]|([a-z]{3,10})\.? )(\d{2})$/.exec(text) ?? [];
  const number = digits ? Number(digits) : monthNamed(name);
  const isYear = number >= 1 && number <= 12 && fullYear(short) <= Number(today.slice(0, 4));
  const month = isYear ? [isoMonth(fullYear(short), number)] : [];
  if (digits && isYear) return month;
  return [...new Set([...month, ...firstOf(DAY_READERS, text, today).map((day) => day.slice(0, 7))])];
};

const MONTH_READERS = [agoInMonths, namedMonth, monthAndYear, ...DAY_READERS];

/** The months that a text may mean, `YYYY-MM`, the likeliest first; none if it cannot be read. */
export function readMonths(text: string, today: string): string[] {
  const known = readMonth(text);
  if (known) return [known];
  const plain = plainDate(text).replace(
    /^(?:(?:in|about|around|early|mid|late|(?:the )?(?:end|beginning|middle|start|(?:first|last) week) of)[ -]+)+/,
    '',
  );
  const read = readMonth(plain);
  const found = read ? [read] : firstOf(MONTH_READERS, plain, today);
  return [...new Set(found.map((each) => each.slice(0, 7)))];
}
