import { isYes } from './choice';
import { formatDay, isWithoutYear, readDay } from './dates';
import { ALL_DAY, formatWeekdays, readWeekdays } from './hours';
import { type Kind, quote } from './kind';
import { comingDays, parseSpecialDays, seasonKind } from './season';
import { readTimes } from './time';
import { WEEKDAYS } from './words';

// Lines of opening hours as people type them, with their days: `M-F 8-5, Sat by appt`.

/** An entry of the opening hours or the holidays, as a file has it: `{ days, opens, closes }`, `{ date, closed }`. */
export type Opening = Readonly<Record<string, string>>;

/** `Monday - Friday (April - October): 8:00 AM - 5:30 PM` */
export function formatOpening(opening: Opening): string {
  const { days, date, season, opens, closes, times, closed, byAppointment } = opening;
  const when = `${days ?? date}${season ? ` (${season})` : ''}`;
  if (isYes(closed)) return `${when}: closed`;
  return `${when}: ${isYes(byAppointment) ? 'by appointment' : (times ?? `${opens} - ${closes}`)}`;
}

/** The entries of a line that begins with days or with a date. One that cannot be read is split, so that the check explains each part. */
export function readLine(line: string, name: 'days' | 'date', today: string): Opening[] {
  const read = name === 'days' ? readSeasonal(line) : readHolidays(line, today);
  if (read) return read;
  const [, when = line, typed] = /^(.*?):\s+(.*)$/.exec(line) ?? [];
  return [{ [name]: when, ...(typed !== undefined && (readHours(typed) ?? { times: typed })) }];
}

/** A part of the year belongs to the days beside it: `Mon-Fri 8-5, Sat 9-12 (April-Oct)`. */
export function readSeasonal(line: string): Opening[] | undefined {
  const [all = '', inside = ''] = / \(([^()]*)\)/.exec(line) ?? [];
  if (all === '') return readOpenings(line);
  const season = inside.replace(/\s*[-–]\s*/, ' - ');
  if (seasonKind.parse(season, {}) === undefined) return undefined;
  const parts = line.split(/\s*[,;]\s*(?![^()]*\))/);
  const each = parts.length > 1 ? parts.map(readSeasonal) : [undefined];
  if (each.every((entries) => entries !== undefined)) return each.flat();
  const read = readOpenings(line.replace(all, ''));
  const isOfOneKind = new Set(read?.map(({ days, ...hours }) => JSON.stringify(hours))).size === 1;
  return isOfOneKind ? read?.map((entry) => ({ ...entry, season })) : undefined;
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

/** What stands beside days: times, or that the business is closed. */
function readHours(text: string): Opening | undefined {
  const plain = text
    .replace(/^[\s:,=–-]+|[\s:,.;–-]+$/g, '')
    .replace(/^(?:open |hours |from |and )+|\s+and$/gi, '')
    .trim();
  if (plain.replace(CLOSED, '').trim() === '' && plain !== '') return { closed: 'yes' };
  if (plain.replace(APPOINTMENT, '').trim() === '' && plain !== '') return { byAppointment: 'yes' };
  const times = ALL_DAY.test(plain) ? '24 hours' : readTimes(plain);
  return times === undefined ? undefined : asFields(times);
}

/** Times as the fields of an entry; one span has a field for its beginning and one for its end. */
function asFields(times: string): Opening {
  const [, opens, closes] = /^([^,]+?)\s*(?:-|–|\bto\b)\s*([^,]+)$/.exec(times) ?? [];
  return opens && closes ? { opens, closes } : { times };
}

const NAME =
  '(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)(?:days?|nesdays?|urdays?|sdays?|rsdays?)?\\.?|weekdays?|weekends?|daily|every ?day|all week|(?:7|seven) days(?: a week)?|m-f';
const DAYS = new RegExp(
  `\\b(?:${NAME})(?![a-z])(?:\\s*(?:-|–|—|,|&|\\/|\\+|\\b(?:to|thru|through|until|till?|and)\\b)\\s*(?:${NAME})(?![a-z]))*`,
  'gi',
);

const LETTER = '(?:Mo?|Tu?|We?|Th|Fr?|Sa|Su)';
const LETTERS = new RegExp(
  [
    `\\b${LETTER}\\b(?=\\s*[-–,&/:]\\s*[A-Z]|:?\\s+(?:\\d|closed))`,
    `(?<=(?:\\bclosed\\s+|\\b${LETTER}\\s*[-–,&/]\\s*))${LETTER}\\b`,
    '(?<=\\bM\\s*[-–]\\s*F\\b.*[,;&]\\s*)S(?=:?\\s+\\d)',
  ].join('|'),
  'g',
);
/** `MWF`, `TTh`, `M T W Th`; “MF” may be Monday to Friday. */
const LETTERS_IN_A_ROW =
  /\b(?:TTh|(?:M|Tu?|W|Th|F){3,}|(?:M|Tu?|W|Th|F|Sa|Su)(?:\s+(?:M|Tu?|W|Th|F|Sa|Su))+)\b(?=:?\s+\d)/g;

/** The openings in a line as people type it: `M-F 8-5, Sat by appt`. Nothing if a part of it cannot be read. */
export function readOpenings(line: string): Opening[] | undefined {
  const text = line
    .replace(/^(?:we(?:['’]|\s+a)re\s+)?open\s+(?=[a-z\d])/i, '')
    .replace(LETTERS_IN_A_ROW, (days) => String(days.match(/T[hu]|S[au]|[MTWF]/g)?.join(', ')))
    .replace(LETTERS, (letter) => String(WEEKDAYS.find((day) => day.startsWith(letter))));
  const found = [...text.matchAll(DAYS)];
  const between = [0, ...found.map((each) => each.index + each[0].length)].map((start, index) =>
    text.slice(start, found[index]?.index),
  );
  const [before = '', ...after] = between;
  if (found.length === 0) {
    const hours = readHours(before);
    const isAlways = hours && !hours.opens && ALL_DAY.test(hours.times ?? 'all day');
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

const daysOf = ({ days = '' }: Opening): number[] => readWeekdays(days);

/** The days that no opening names; `among`: only those that one of these names. */
export function otherDays(openings: readonly Opening[], among?: readonly Opening[]): string[] {
  const named = openings.flatMap(daysOf);
  const wanted = among?.flatMap(daysOf) ?? [...WEEKDAYS.keys()];
  return formatRuns([...WEEKDAYS.keys()].filter((day) => wanted.includes(day) && !named.includes(day)));
}

/** The parts of a line that cannot be read: “Mon-Fri 8-5, storms 24/7”. */
export const unreadIn = (line: string): string[] =>
  line.split(/[,;]\s*|\s(?=\()/).filter((part) => /\s/.test(part) && !readOpenings(part));

/** The opening hours of a week: `Mon-Fri 8-5, Sat 9-12`. Days that are not named are closed. */
export const weekAnswer: Kind<Opening[]> = {
  name: 'opening hours',
  example: 'Mon-Fri 8-5, Sat 9-12',
  parse: readWeek,
  advice: (typed) => {
    const unread = unreadIn(typed).join('');
    const where =
      unread !== '' && unread !== typed ? `Not clear: ${unreadIn(typed).map(quote).join(', ')}. ` : '';
    return `${where}Write only days and times, for example Mon-Fri 8-5, Sat 9-12, Wed by appointment.`;
  },
  warning: (typed) => {
    const days = otherDays(readOpenings(typed) ?? [{ days: 'Monday - Sunday' }]);
    return days.length > 0 ? `No hours are given for ${days.join(', ')}: the site says closed.` : undefined;
  },
};

/** Nothing if no day is open, or a day is named twice. */
function readWeek(typed: string): Opening[] | undefined {
  const openings = readOpenings(typed) ?? [];
  const named = openings.flatMap(daysOf);
  if (openings.every(({ closed }) => closed) || new Set(named).size < named.length) return undefined;
  const week = [...openings, ...otherDays(openings).map((days) => ({ days, closed: 'yes' }))];
  return week.sort((one, other) => (daysOf(one)[0] ?? 0) - (daysOf(other)[0] ?? 0));
}

const AT_END =
  /\s+((?:from )?(?:\d{1,2}(?::\d{2})?|noon)\s*(?:[ap]\.?m?\.?)?\s*(?:-|–|to)\s*(?:\d|noon|midnight)[^-–]*)$/i;

/** The holidays in a line as people type it: `closed Thanksgiving, Christmas`. Nothing if a part of it cannot be read. */
export function readHolidays(line: string, today: string): Opening[] | undefined {
  const parts = line.split(/\s*[,;]\s*(?=[^,;:]+:\s)/);
  if (parts.length > 1 && parts.every((part) => part.includes(':'))) {
    const each = parts.map((part) => readHolidays(part, today));
    return each.every((entries) => entries !== undefined) ? each.flat() : undefined;
  }
  const times = AT_END.exec(line)?.[1];
  const isClosed = CLOSED.test(line);
  const hours = isClosed ? { closed: 'yes' } : readHours(times ?? '');
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
    .replace(/^every (?:year(?: on)? )?/i, '')
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day,? (?=[a-z]+\.? \d)/i, '')
    .replace(/^([a-z]{3,9}\.?) (\d{1,2}) ?[-–] ?(\d{1,2}),? (\d{4})$/i, '$1 $2, $4 - $1 $3, $4');
  const special = parseSpecialDays(days);
  const isYearly = special && 'from' in special && special.from.length === 'MM-DD'.length;
  if (special) return (isYearly && today && !/^every/i.test(name) && comingDays(special, today)) || days;
  // `readDay` would take a weekday alone for the last one.
  if (readWeekdays(name).length > 0) return undefined;
  const [day, ...more] = readDay(name, today);
  if (day === undefined || more.length > 0) return undefined;
  return isWithoutYear(name) ? formatDay(day).replace(/, \d+$/, '') : formatDay(day);
}
