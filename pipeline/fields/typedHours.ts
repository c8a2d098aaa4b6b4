import { WEEKDAYS } from './calendar';
import { parseSpecialDays } from './holidays';
import { readTimes } from './typed';
import { formatDay, isWithoutYear, readDay } from './typedDates';

/** What an entry of the opening hours says of its days. */
export interface TypedHours {
  times?: string;
  closed?: 'yes';
  byAppointment?: 'yes';
}

const GROUPS: readonly [words: RegExp, days: string][] = [
  [/^(?:m-f|weekday)$/, 'Monday - Friday'],
  [/^weekend$/, 'Saturday - Sunday'],
  [/^(?:daily|every ?day|all week|(?:7|seven) days)$/, 'Monday - Sunday'],
];
/** What stands between two days. */
export const DAY_RANGE = /\s*(?:[-–—−>]+|\b(?:to|thru|through|until|till?)\b)\s*/;
const AND = /\s*(?:,|;|&|\+|\/|\band\b)\s*/;

type IsDay = (typed: string, day: string) => boolean;
const isBeginning: IsDay = (typed, day) => day.startsWith(typed);

/** The days that a text names, from 0 for Monday, in their order; none if a part of it is no day. `isSlip` takes misspelled names too. */
export function readWeekdays(input: string, isSlip: IsDay = isBeginning): number[] {
  const plain = input.toLowerCase().replace(/\./g, '').replace(/\s*:$/, '');
  const named = plain
    .split(AND)
    .filter(Boolean)
    .map((part) => {
      const words = part.replace(/\s*[-–]\s*/, '-').replace(/(?<=k(?:day|end))s$| a week$/, '');
      return daysIn(GROUPS.find(([pattern]) => pattern.test(words))?.[1] ?? part, isSlip);
    });
  return named.every((each) => each.length > 0) ? [...new Set(named.flat())].sort((a, b) => a - b) : [];
}

/** A whole week may begin with any day. */
function daysIn(range: string, isSlip: IsDay): number[] {
  const [first, last = first, ...more] = range
    .toLowerCase()
    .split(DAY_RANGE)
    .map((name) => weekdayNamed(name, isSlip));
  if (first === undefined || last === undefined || more.length > 0) return [];
  const isIn = (day: number) => (first <= last ? day >= first && day <= last : day >= first || day <= last);
  return WEEKDAYS.flatMap((_day, index) => (isIn(index) ? [index] : []));
}

/** The only day that a word can mean, from 0 for Monday. */
export function weekdayNamed(name: string, isSlip: IsDay = isBeginning): number | undefined {
  const bare = name.trim().replace(/(?<=day)s$/, '');
  const only = (isDay: IsDay) => {
    const [found, ...others] = WEEKDAYS.flatMap((day, index) =>
      isDay(bare, day.toLowerCase()) ? [index] : [],
    );
    return others.length === 0 ? found : undefined;
  };
  return bare.length < 2 ? undefined : (only(isBeginning) ?? only(isSlip));
}

/** `Monday - Friday`, from days that follow one another. */
export function formatWeekdays(first: number, last: number): string {
  return first === last ? String(WEEKDAYS[first]) : `${WEEKDAYS[first]} - ${WEEKDAYS[last]}`;
}

/** Days as a file has them: those that follow one another together. */
function formatRuns(days: readonly number[]): string[] {
  const starts = days.filter((day) => !days.includes(day - 1));
  return starts.map((first) => {
    const next = WEEKDAYS.findIndex((_day, index) => index > first && !days.includes(index));
    return formatWeekdays(first, (next < 0 ? WEEKDAYS.length : next) - 1);
  });
}

const CLOSED = /\b(?:we(?:'|’)?re |we are )?(?:closed|off|shut)\b/i;
const APPOINTMENT =
  /\b(?:by |with )?(?:app(?:oin)?t(?:ment)?s?\b\.?|call(?: us)?(?: ahead| first)?|text us)(?: only)?/i;
const ALL_DAY = /^(?:open )?(?:24\s*\/\s*7|24 ?(?:hours?|hrs?|h)(?: a day)?|all day|around the clock)$/i;

/** What stands beside days: times, or that the business is closed. */
function readHours(text: string): TypedHours | undefined {
  const plain = text
    .replace(/^[\s:,=–-]+|[\s:,.;–-]+$/g, '')
    .replace(/^(?:open |hours |from |and )+|\s+and$/gi, '')
    .trim();
  if (plain.replace(CLOSED, '').trim() === '' && plain !== '') return { closed: 'yes' };
  if (plain.replace(APPOINTMENT, '').trim() === '' && plain !== '') return { byAppointment: 'yes' };
  if (ALL_DAY.test(plain)) return { times: '24 hours' };
  const times = readTimes(plain);
  return times === undefined ? undefined : { times };
}

const NAME =
  '(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)(?:days?|nesdays?|urdays?|sdays?|rsdays?)?\\.?|weekdays?|weekends?|daily|every ?day|all week|(?:7|seven) days(?: a week)?|m-f';
const DAYS = new RegExp(
  `\\b(?:${NAME})(?![a-z])(?:\\s*(?:-|–|—|,|&|\\/|\\+|\\b(?:to|thru|through|until|till?|and)\\b)\\s*(?:${NAME})(?![a-z]))*`,
  'gi',
);

interface TypedOpening extends TypedHours {
  days: string;
}

const LETTERS =
  /\b(?:M|Tu?|W|Th|F|Sa|Su)\b(?=\s*[-–,&/:]\s*[A-Z]|:?\s+\d)|(?<=\bM\s*[-–]\s*F\b.*[,;&]\s*)S(?=:?\s+\d)/g;

/** The openings in a line as people type it: `M-F 8-5, Sat by appt`. Nothing if a part of it cannot be read. */
export function readOpenings(line: string): TypedOpening[] | undefined {
  const text = line
    .replace(/^(?:we(?:['’]|\s+a)re\s+)?open\s+(?=[a-z])/i, '')
    .replace(LETTERS, (letter) => String(WEEKDAYS.find((day) => day.startsWith(letter))));
  const found = [...text.matchAll(DAYS)];
  const between = [0, ...found.map((each) => each.index + each[0].length)].map((start, index) =>
    text.slice(start, found[index]?.index),
  );
  const [before = '', ...after] = between;
  if (found.length === 0) {
    const hours = readHours(before);
    const isAlways = hours !== undefined && (!hours.times || ALL_DAY.test(hours.times));
    return isAlways ? [{ days: 'Monday - Sunday', ...hours }] : undefined;
  }
  const hours = before.trim() === '' ? hoursAfter(after) : hoursAfter(between.slice(0, -1));
  if (before.trim() !== '' && (after.at(-1) ?? '').trim() !== '') return undefined;
  const openings = found.map(([days], index) => {
    const read = readHours(hours[index] ?? '');
    const runs = formatRuns(readWeekdays(days));
    return read && runs.length > 0 ? runs.map((each) => ({ days: each, ...read })) : undefined;
  });
  return openings.every((each) => each !== undefined) ? openings.flat() : undefined;
}

/** “M-F 8-5, closed weekends”: the last words before days without hours behind them belong to these. */
function hoursAfter(parts: readonly string[]): string[] {
  const [last = '', previous = ''] = [parts.at(-1), parts.at(-2)];
  const at = previous.search(/[,;&]\s*\D+$/);
  if (last.trim() !== '' || parts.length < 2 || at < 0) return [...parts];
  return [...parts.slice(0, -2), previous.slice(0, at), previous.slice(at)];
}

interface TypedHoliday extends TypedHours {
  date: string;
}

const AT_END =
  /\s+((?:from )?(?:\d{1,2}(?::\d{2})?|noon)\s*(?:[ap]\.?m?\.?)?\s*(?:-|–|to)\s*(?:\d|noon|midnight)[^-–]*)$/i;

/** The holidays in a line as people type it: `closed Thanksgiving, Christmas`. Nothing if a part of it cannot be read. */
export function readHolidays(line: string, today: string): TypedHoliday[] | undefined {
  const times = AT_END.exec(line)?.[1];
  const isClosed = CLOSED.test(line);
  const hours = isClosed ? { closed: 'yes' as const } : readHours(times ?? '');
  const names = (isClosed ? line.replace(CLOSED, '') : line.slice(0, line.length - (times ?? '').length))
    .replace(/\b(?:for )?(?:our )?vacation\b/i, '')
    .replace(/^[\s:,–-]+(?:on |for )?|^(?:on|for) |[\s:,–-]+$/gi, '')
    .replace(/(?<=thanksgiving.+)(?:the )?day after$/i, 'Day after Thanksgiving')
    .split(/\s*(?:,(?!\s*\d{4})|;|&|\band\b)\s*/)
    .map((name) => dateOf(name, today));
  if (!hours || names.length === 0) return undefined;
  return names.every((date) => date !== undefined) ? names.map((date) => ({ date, ...hours })) : undefined;
}

/** A date as a file may have it; `12/24` is a day of every year. */
function dateOf(name: string, today: string): string | undefined {
  const days = name
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?=[a-z]+\.? \d)/i, '')
    .replace(/^([a-z]{3,9}\.?) (\d{1,2}) ?[-–] ?(\d{1,2}),? (\d{4})$/i, '$1 $2, $4 - $1 $3, $4');
  if (parseSpecialDays(days)) return days;
  // `readDay` would take a weekday alone for the last one.
  if (readWeekdays(name).length > 0) return undefined;
  const [day, ...more] = readDay(name, today);
  if (day === undefined || more.length > 0) return undefined;
  return isWithoutYear(name) ? formatDay(day).replace(/, \d+$/, '') : formatDay(day);
}
