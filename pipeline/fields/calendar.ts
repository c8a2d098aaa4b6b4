import { field } from './field';

export const MONTHS =
  'January February March April May June July August September October November December'.split(' ');

export const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

export type Weekday = (typeof WEEKDAYS)[number];
export type DateParts = readonly [year: number, month: number, day: number];

/** A calendar day as `YYYY-MM-DD`, without a time zone. Accepts other spellings that are unambiguous. */
export function day(about: string) {
  return field({ kind: 'date', example: '2024-03-15', about, parse: parseDay });
}

/** A day of the week or a range of days, as typed. */
export function days() {
  return field({
    kind: 'days',
    example: 'Monday - Friday',
    about: 'One day, or the first and last day with a hyphen between them.',
    parse: (input) => (parseWeekdays(input).length > 0 ? input : undefined),
  });
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
export function withoutExtras(input: string): string {
  return input.replace(/^[a-z]{3,9}\.?,\s+(?=\S+ )/i, '').replace(/T\d{2}:\d{2}.*$/, '');
}

function unambiguous(first: number, second: number, year: number): DateParts | undefined {
  if (second > 12 || first === second) return [year, first, second];
  return first > 12 ? [year, second, first] : undefined;
}

function withMonthName(name: string, dayOfMonth: number, year: number): DateParts | undefined {
  const month = monthNumber(name);
  return month === 0 ? undefined : [year, month, dayOfMonth];
}

/** The month with this name or beginning of it, from 1; 0 if there is none. */
export function monthNumber(name: string): number {
  return MONTHS.findIndex((full) => name !== '' && full.toLowerCase().startsWith(name.toLowerCase())) + 1;
}

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

/**
 * `Monday - Friday` or `Mon to Fri` as the names of five days. A range may begin on Sunday, and a whole week on any day.
 * Empty if it cannot be read.
 */
export function parseWeekdays(input: string): Weekday[] {
  const [first = '', last = first] = input.split(/\s*[-–]\s*|\s+(?:to|thru|through)\s+/);
  const from = weekdayIndex(first);
  const to = weekdayIndex(last);
  if (from < 0 || to < 0) return [];
  if (to >= from) return WEEKDAYS.slice(from, to + 1);
  const isInOneWeek = from === WEEKDAYS.length - 1 || from - to === 1;
  return isInOneWeek ? [...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, to + 1)] : [];
}

function weekdayIndex(name: string): number {
  const start = name.trim().toLowerCase();
  return start.length < 3 ? -1 : WEEKDAYS.findIndex((each) => each.toLowerCase().startsWith(start));
}
