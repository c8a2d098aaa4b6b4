import type { Kind } from './kind';
import { adviceOnHours, parseTime, readTimes } from './time';
import { allOrNone, indexOfMisspelled, indexOfName, WEEKDAYS, type Weekday } from './words';

/** Opening and closing time, `HH:MM`. A closing time up to the opening time is on the next day; `24:00` is the end of the day. */
export interface Span {
  opens: string;
  closes: string;
}

const LIKE = 'Times are written like 8:00 AM - 5:30 PM, two with a comma between them, or 24 hours.';

export const timesKind: Kind<Span[]> = {
  name: 'times',
  example: '8:00 AM - 12:00 PM, 1:00 PM - 5:30 PM',
  instruction: 'from when until when; a comma between two times of a day; or `24 hours`',
  about:
    'Write from when until when you are open, such as 8:00 AM - 5:30 PM. Put a comma between two times of a day: 8:00 AM - 12:00 PM, 1:00 PM - 5:30 PM. For a whole day, write 24 hours.',
  parse: (input) => (ALL_DAY.test(input) ? [{ opens: '00:00', closes: '24:00' }] : parseSpans(input)),
  read: readTimes,
  advice: (typed, { reading }) => {
    if (reading) return `${LIKE} Write ${reading}.`;
    return parseTime(typed) ? `From when until when? ${LIKE}` : (adviceOnHours(typed) ?? LIKE);
  },
};

export const ALL_DAY =
  /^(?:open |all )?(?:24\s*\/\s*7|24 ?(?:hours?|hrs?|h)(?: a day)?|all day|around the clock)$/i;

export const isAllDay = ({ opens, closes }: Span): boolean => opens === '00:00' && closes === '24:00';

const parseSpans = (input: string): Span[] | undefined =>
  allOrNone(input.split(/\s*(?:,|;|&|\+|\band\b)\s*/).map(parseSpan));

function parseSpan(input: string): Span | undefined {
  const [opens, closes, ...more] = input.split(/\s*(?:[-–—]|\b(?:to|until|till)\b)\s*/).map(parseTime);
  return opens && closes && more.length === 0 ? { opens, closes } : undefined;
}

const MINUTES_PER_DAY = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function minutesIn({ opens, closes }: Span): number {
  const minutes = minutesOf(closes) - minutesOf(opens);
  return minutes > 0 ? minutes : minutes + MINUTES_PER_DAY;
}

const DAYS = 'Write days like this: Sunday, or Monday - Friday.';
const CLOSED = /[\s,:(]*\bclosed\b[\s,:)]*/i;

/** A weekday or a range of weekdays, kept as typed. */
export const daysKind: Kind<string> = {
  name: 'days',
  example: 'Monday - Friday',
  instruction: 'a day of the week, or the first and last with a hyphen',
  about:
    'Write one day, or the first and last day with a hyphen between them: Monday - Friday. A range that goes past Sunday must begin on Sunday: Sunday - Thursday.',
  parse: (input) => (parseWeekdays(input).length > 0 ? input : undefined),
  read: (typed) => {
    const [run, ...more] = formatRuns(readWeekdays(typed.replace(CLOSED, ''), indexOfMisspelled));
    return more.length === 0 ? run : undefined;
  },
  advice: (typed, { reading }) => {
    if (CLOSED.test(typed))
      return `Only days belong here. If you are closed on them, write “closed: yes” on the line below. ${DAYS}`;
    if (reading) return `${DAYS} Write ${reading}.`;
    const [first = -1, last = -1] = weekdaysIn(typed.toLowerCase(), indexOfMisspelled);
    if (last >= 0 && last < first - 1)
      return `These days go past the end of the week. Write ${formatWeekdays(first, 6)} in this entry and ${formatWeekdays(0, last)} in another.`;
    const isSeveral = typed.split(AND).every((day) => parseWeekdays(day).length > 0);
    return isSeveral ? `Days that do not follow one another need an entry each. ${DAYS}` : DAYS;
  },
  adviceInForm:
    'Write days with the same hours like this: Monday - Friday: 8:00 AM - 5:30 PM. Other days need a line of their own.',
};

/** `Mon to Fri` as five weekdays. A range may begin on Sunday, and a whole week on any day. Empty for any other text. */
export function parseWeekdays(input: string): Weekday[] {
  const [first = '', last = first] = input.split(/\s*[-–]\s*|\s+(?:to|thru|through)\s+/);
  const [from, to] = [weekdayIndex(first), weekdayIndex(last)];
  if (from < 0 || to < 0 || (to < from - 1 && from < 6)) return [];
  return daysFrom(from, to).flatMap((day) => WEEKDAYS[day] ?? []);
}

/** The days of a range, which may wrap around the end of the week. */
const daysFrom = (first: number, last: number): number[] =>
  Array.from({ length: ((last - first + 7) % 7) + 1 }, (_day, index) => (first + index) % 7);

const weekdayIndex = (name: string): number =>
  name.trim().length < 3 ? -1 : indexOfName(name.trim(), WEEKDAYS);

const GROUPS: readonly [words: RegExp, days: string][] = [
  [/^(?:m-f|weekday)$/, 'Monday - Friday'],
  [/^weekend$/, 'Saturday - Sunday'],
  [/^(?:daily|every ?day|all week|(?:7|seven) days)$/, 'Monday - Sunday'],
];
const AND = /\s*(?:,|;|&|\+|\/|\band\b)\s*/;

/** The days in a text such as `M-F` or `weekends`, sorted, from 0 for Monday; empty if a part of it is no day. */
export function readWeekdays(input: string, indexOf: typeof indexOfName = indexOfPrefix): number[] {
  const plain = input.toLowerCase().replace(/\./g, '').replace(/\s*:$/, '');
  const parts = plain.split(AND).filter(Boolean);
  const named = parts.map((part) => {
    const words = part.replace(/\s*[-–]\s*/, '-').replace(/(?<=k(?:day|end))s$| a week$/, '');
    return daysIn(GROUPS.find(([pattern]) => pattern.test(words))?.[1] ?? part, indexOf);
  });
  return named.every((each) => each.length > 0) ? [...new Set(named.flat())].sort((a, b) => a - b) : [];
}

/** No two weekdays share their first two letters. */
const indexOfPrefix: typeof indexOfName = (word, names) => (word.length < 2 ? -1 : indexOfName(word, names));

function daysIn(range: string, indexOf: typeof indexOfName): number[] {
  const [first = -1, last = first, ...more] = weekdaysIn(range.toLowerCase(), indexOf);
  return first < 0 || last < 0 || more.length > 0 ? [] : daysFrom(first, last);
}

/** The first and last day of a range, or its only day. */
const weekdaysIn = (range: string, indexOf: typeof indexOfName): number[] =>
  range
    .split(/\s*(?:[-–—−>]+|\b(?:to|thru|through|until|till?)\b)\s*/)
    .map((name) => indexOf(name.trim().replace(/(?<=day)s$/, ''), WEEKDAYS));

export function formatRuns(days: readonly number[]): string[] {
  const firsts = days.filter((day) => !days.includes(day - 1));
  const lasts = days.filter((day) => !days.includes(day + 1));
  return firsts.map((first, index) => formatWeekdays(first, lasts[index] ?? first));
}

/** `Monday - Friday`, by the indexes of the first and last day. */
function formatWeekdays(first: number, last: number): string {
  return first === last ? String(WEEKDAYS[first]) : `${WEEKDAYS[first]} - ${WEEKDAYS[last]}`;
}
