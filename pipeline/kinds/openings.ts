import { isYes } from './choice';
import { formatDay, readNextDay } from './dates';
import { ALL_DAY, formatRuns, readWeekdays } from './hours';
import { type Kind, quote } from './kind';
import { comingDays, parseSpecialDays, seasonKind } from './season';
import { readTimes } from './time';
import { allOrNone, WEEKDAYS, type Weekday, weekdayAt } from './words';

// Lines of opening hours and holidays as people type them: `M-F 8-5, Sat by appt`.

/** An entry of the opening hours or the holidays in a file: `{ days, opens, closes }`, `{ date, closed }`. */
export type Opening = Readonly<Record<string, string>>;

/** `Monday - Friday (April - October): 8:00 AM - 5:30 PM` */
export function formatOpening(opening: Opening): string {
  const { days, date, season, opens, closes, times, closed, byAppointment } = opening;
  const when = `${days ?? date}${season ? ` (${season})` : ''}`;
  if (isYes(closed)) return `${when}: closed`;
  return `${when}: ${isYes(byAppointment) ? 'by appointment' : (times ?? `${opens} - ${closes}`)}`;
}

/** The entries of a line. An unreadable line becomes one entry, whose parts the check explains. */
export function readLine(line: string, name: 'days' | 'date', today: string): Opening[] {
  const openings = name === 'days' ? readSeasonal(line) : readHolidays(line, today);
  if (openings) return openings;
  const [, when = line, typed] = /^(.*?):\s+(.*)$/.exec(line) ?? [];
  return [{ [name]: when, ...(typed !== undefined && (readHours(typed) ?? { times: typed })) }];
}

/** Reads a line with a season in parentheses. In `Mon-Fri 8-5, Sat 9-12 (April-Oct)`, it applies to Saturday. */
export function readSeasonal(line: string): Opening[] | undefined {
  const [all = '', inside = ''] = / \(([^()]*)\)/.exec(line) ?? [];
  const season = inside.replace(/\s*[-–]\s*/, ' - ');
  if (seasonKind.parse(season, {}) === undefined) return readOpenings(line);
  const parts = line.split(/\s*[,;]\s*(?![^()]*\))/);
  const each = parts.length > 1 ? allOrNone(parts.map(readSeasonal)) : undefined;
  if (each) return each.flat();
  const openings = readOpenings(line.replace(all, ''));
  const haveSameHours = new Set(openings?.map(({ days, ...hours }) => JSON.stringify(hours))).size === 1;
  return haveSameHours ? openings?.map((entry) => ({ ...entry, season })) : undefined;
}

const CLOSED = /\b(?:we(?:'|’)?re |we are )?(?:closed|off|shut)\b/i;
const APPOINTMENT =
  /\b(?:by |with )?(?:app(?:oin)?t(?:ment)?s?\b\.?|call(?: us)?(?: ahead| first)?|text us)(?: only)?/i;

/** Reads what follows the days: times, closed, or by appointment. */
function readHours(text: string): Opening | undefined {
  const plain = text
    .replace(/^[\s:,=–—-]+|[\s:,.;!–—-]+$/g, '')
    .replace(/^(?:open |hours |from |and )+|\s+and$/gi, '')
    .trim();
  if (plain === '') return undefined;
  if (/^x$/i.test(plain) || plain.replace(CLOSED, '').trim() === '') return { closed: 'yes' };
  if (plain.replace(APPOINTMENT, '').trim() === '') return { byAppointment: 'yes' };
  const times = ALL_DAY.test(plain) ? '24 hours' : readTimes(plain);
  const [, opens, closes] = /^([^,]+?) - ([^,]+)$/.exec(times ?? '') ?? [];
  return opens && closes ? { opens, closes } : times === undefined ? undefined : { times };
}

const NAME =
  '(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)(?:days?|nesdays?|urdays?|sdays?|rsdays?)?\\.?|weekdays?|weekends?|daily|every ?day|all week|(?:7|seven) days(?: a week)?|m-f';
const DAYS = new RegExp(
  `\\b(?:${NAME})(?![a-z])(?:\\s*(?:-|–|—|,|&|\\/|\\+|\\b(?:to|thru|through|until|till?|and)\\b)\\s*(?:${NAME})(?![a-z]))*`,
  'gi',
);

/** A day right before another: `Sat Sun`. */
const NEIGHBORS = new RegExp(`\\b(?:${NAME})(?=\\s+(?:${NAME})(?![a-z]))`, 'gi');

const LETTER = '(?:Mo?|Tu?|We?|Th|Fr?|Sa|Su)';
const LETTERS = new RegExp(
  [
    `\\b${LETTER}\\b(?=\\s*[-–,&/:]\\s*[A-Z]|:?\\s+(?:\\d|closed))`,
    `(?<=(?:\\bclosed\\s+|\\b${LETTER}\\s*[-–,&/]\\s*))${LETTER}\\b`,
    '(?<=\\bM\\s*[-–]\\s*F\\b.*[,;&]\\s*)S(?=:?\\s+\\d)',
  ].join('|'),
  'g',
);
/** `MWF`, `TTh` or `M T W Th`, but not `MF`, which may mean Monday to Friday. */
const LETTERS_IN_A_ROW =
  /\b(?:TTh|(?:M|Tu?|W|Th|F){3,}|(?:M|Tu?|W|Th|F|Sa|Su)(?:\s+(?:M|Tu?|W|Th|F|Sa|Su))+)\b(?=:?\s+\d)/g;

/** Reads `M-F 8-5, Sat by appt`; `undefined` if a part of it cannot be read. */
export function readOpenings(line: string): Opening[] | undefined {
  const text = line
    .replace(
      /[\s,(]*\b(?:starting|effective|from) (?:now(?: on)?|today|immediately|right away)\b[\s,:)]*/i,
      ' ',
    )
    .replace(/^\s*(?:we(?:['’]|\s+a)re\s+)?open\s+(?=[a-z\d])/i, '')
    .replace(/\s*\p{Extended_Pictographic}\uFE0F?/gu, '')
    .replace(/\bweds\b/gi, 'Wed')
    .replace(/\bw(?:ee)?ke?nds?\b/gi, 'weekends')
    .replace(NEIGHBORS, '$&,')
    .replace(LETTERS_IN_A_ROW, (days) => String(days.match(/T[hu]|S[au]|[MTWF]/g)?.join(', ')))
    .replace(LETTERS, (letter) => String(WEEKDAYS.find((day) => day.startsWith(letter))));
  const days = text.match(DAYS) ?? [];
  const [before = '', ...after] = text.split(DAYS).map((part) => part.trim());
  if (days.length === 0) {
    const hours = readHours(before);
    const isAlways = !hours?.opens && ALL_DAY.test(hours?.times ?? 'all day');
    return hours && isAlways ? [{ days: 'Monday - Sunday', ...hours }] : undefined;
  }
  if (before !== '' && after.at(-1) !== '') return undefined;
  const hours = hoursAfter(before === '' ? after : [before, ...after.slice(0, -1)]);
  const openings = days.map((group, index) => {
    const ofDays = readHours(hours[index] ?? '');
    const runs = formatRuns(readWeekdays(group));
    return ofDays && runs.length > 0 ? runs.map((each) => ({ days: each, ...ofDays })) : undefined;
  });
  return allOrNone(openings)?.flat();
}

/** The hours after each group of days. In “M-F 8-5, closed weekends”, the last hours precede their days. */
function hoursAfter(parts: readonly string[]): string[] {
  const previous = parts.at(-2) ?? '';
  const at = previous.search(/[,;&]\s*\D+$/);
  if (parts.at(-1) !== '' || at < 0) return [...parts];
  return [...parts.slice(0, -2), previous.slice(0, at), previous.slice(at)];
}

const daysOf = ({ days = '' }: Opening): number[] => readWeekdays(days);

/** The days of the week, or of the openings `among`, that are not in `openings`. */
export function otherDays(openings: readonly Opening[], among?: readonly Opening[]): string[] {
  const named = openings.flatMap(daysOf);
  const wanted = among?.flatMap(daysOf) ?? [...WEEKDAYS.keys()];
  return formatRuns([...WEEKDAYS.keys()].filter((day) => wanted.includes(day) && !named.includes(day)));
}

/** The unreadable parts of a line: `storms 24/7` in `Mon-Fri 8-5, storms 24/7`. */
export const unreadIn = (line: string): string[] =>
  line.split(/[,;]\s*|\s(?=\()/).filter((part) => /\s/.test(part) && !readOpenings(part));

/** The opening hours of a week: `Mon-Fri 8-5, Sat 9-12`. The other days are closed. */
export const weekAnswer: Kind<Opening[]> = {
  name: 'opening hours',
  example: 'Mon-Fri 8-5, Sat 9-12',
  // “Call” may mean any hours.
  parse: (input) => (/^call(?: us)?\.?$/i.test(input) ? undefined : readWeek(input)),
  advice: (typed) => {
    const unread = unreadIn(typed);
    const isPartlyRead = unread.length > 0 && unread[0] !== typed;
    const where = isPartlyRead ? `Not clear: ${unread.map(quote).join(', ')}. ` : '';
    return `${where}Write only days and times, for example Mon-Fri 8-5, Sat 9-12, Wed by appointment.`;
  },
  warning: (typed) => {
    const days = otherDays(readOpenings(typed) ?? [{ days: 'Monday - Sunday' }]);
    return days.length > 0 ? `No hours are given for ${days.join(', ')}: the site says closed.` : undefined;
  },
};

/** `undefined` if no day is open, or a day occurs twice. */
function readWeek(typed: string): Opening[] | undefined {
  const openings = readOpenings(typed) ?? [];
  const named = openings.flatMap(daysOf);
  if (openings.every(({ closed }) => closed) || new Set(named).size < named.length) return undefined;
  const week = [...openings, ...otherDays(openings).map((days) => ({ days, closed: 'yes' }))];
  return week.sort((one, other) => (daysOf(one)[0] ?? 0) - (daysOf(other)[0] ?? 0));
}

const AT_END =
  /\s+((?:from )?(?:\d{1,2}(?::\d{2})?|noon)\s*(?:[ap]\.?m?\.?)?\s*(?:-|–|to)\s*(?:\d|noon|midnight)[^-–]*(?:\s*(?:,|&|and)\s*\d[^-–]*[-–]\s*\d[^-–]*)?)$/i;

/** Reads `closed Thanksgiving, Christmas`, or parts that each say when: `Christmas closed, New Year's Eve 8-12`. `undefined` if a part cannot be read. */
export function readHolidays(line: string, today: string): Opening[] | undefined {
  const named = line.split(/\s*[,;]\s*(?=[^,;:]+:\s)/);
  const parts = named.every((part) => part.includes(':')) ? named : line.split(/\s*[,;]\s*/);
  const saysWhen = (part: string) => part.includes(':') || CLOSED.test(part) || AT_END.test(part);
  if (parts.length === 1 || !parts.every(saysWhen))
    return (
      readHoliday(line, today) ?? readHoliday(line.replace(reasonIn(line, today) ?? '', '').trim(), today)
    );
  return allOrNone(parts.map((part) => readHoliday(part, today)))?.flat();
}

/** Words behind a holiday that change nothing, such as `for the company picnic`. */
const REASON =
  /^(?!.*(?:\d|\?|\b(?:weeks?|weekends?|\w*days?|eve|after|before|thr\w+|until|till?|to|and|or|open|clos\w+|except|but|maybe|half|early|noon|mornings?|afternoons?|evenings?|nights?|back|re-?open\w*|return\w*|not|most)\b)).*\w \w/i;

/** The words behind a holiday of which a reading leaves out only why: `, crew training` in `closed May 5, crew training`. */
export function reasonIn(line: string, today: string): string | undefined {
  const spaces = [...line.matchAll(/ /g)].map(({ index }) => index);
  const at = spaces.findLast((index) => readHoliday(line.slice(0, index), today));
  const reason = line.slice(at).trim();
  return at !== undefined && REASON.test(reason) ? reason : undefined;
}

function readHoliday(line: string, today: string): Opening[] | undefined {
  // “back on the 4th” is no holiday.
  if (/\b(?:back|re-?open\w*|return\w*)\b/i.test(line)) return undefined;
  const isClosed = CLOSED.test(line);
  const plain = isClosed ? line : line.replace(/\bhalf[- ]?day\b/i, '').replace(/\(([^()]*)\)$/, '$1');
  const times = AT_END.exec(plain)?.[1];
  const hours = isClosed ? { closed: 'yes' } : readHours(times ?? '');
  const names = (isClosed ? line.replace(CLOSED, '') : plain.slice(0, plain.length - (times ?? '').length))
    .replace(/\b(?:for )?(?:our )?vacation\b|\s+(?:too|as well|all day)\b/gi, '')
    .replace(/^[\s:,–-]*(?:(?:also|plus|and|on|for|open)\s+)*|[\s:,–-]+(?:open\s*)?$/gi, '')
    .replace(
      /(?<=thanksgiving\W+(?:and |also )*)(?:the )?(?:day|friday) after(?: it)?$/i,
      'Day after Thanksgiving',
    )
    .replace(/(?<=(?:christmas|xmas)(?: day)?\W+(?:and |also )*)(?:the )?day after(?: it)?$/i, 'December 26')
    .replace(/(?<=^(?:(?:this|next) )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*\.?),(?= [a-z]+\.? \d)/i, '')
    .split(/(?:\s*(?:,(?!\s*\d{4})|;|&|\s\+\s|\band\b))+\s*/)
    .map((name) => dateOf(name, today));
  return hours && allOrNone(names)?.map((date) => ({ date, ...hours }));
}

const WITH_WEEKDAY =
  /^(?:(?:this|next) )?((?:mon|tue|wed|thu|fri|sat|sun)[a-z]*)\.?,? (?=[a-z]+\.? \d|\d+\/)/i;

/** A date as special days in a file; `12/24` is a day of every year, `Wed 12/24` of one. Undefined if the date has another day of the week than the one before it. */
function dateOf(name: string, today: string): string | undefined {
  const [all = '', weekday = ''] = WITH_WEEKDAY.exec(name) ?? [];
  const plain = plainDateOf(name.slice(all.length), today);
  const date = weekday && plain ? plainDateOf(plain, today) : plain;
  const actual = weekday && date && weekdayOf(date);
  return actual && !isSameDay(weekday, actual) ? undefined : date;
}

/** The day of the week of a date with its year. */
export function weekdayOf(date: string): Weekday | undefined {
  const days = parseSpecialDays(date);
  if (!days || !('from' in days) || days.from.length < 'YYYY-MM-DD'.length) return undefined;
  return WEEKDAYS[weekdayAt(days.from)];
}

/** Whether a typed day of the week, such as `weds`, is this one. */
export const isSameDay = (typed: string, weekday: Weekday): boolean =>
  typed.slice(0, 3).toLowerCase() === weekday.slice(0, 3).toLowerCase();

function plainDateOf(name: string, today: string): string | undefined {
  const days = name
    .replace(/^(?:also )?(?:every (?:year(?: on)? )?)?|:$/gi, '')
    .replace(/^(?:the )?day after (?:christmas|xmas)(?: day)?$/i, 'December 26')
    .replace(/^([a-z]{3,9}\.?) (\d{1,2}) ?[-–] ?(\d{1,2}),? (\d{4})$/i, '$1 $2, $4 - $1 $3, $4');
  const special = parseSpecialDays(days);
  const isYearly = special && 'from' in special && special.from.length === 'MM-DD'.length;
  if (special) return (isYearly && today && !/^every/i.test(name) && comingDays(special, today)) || days;
  // `readNextDay` would read a weekday as the latest one.
  if (readWeekdays(name).length > 0) return undefined;
  const [day, ...more] = readNextDay(days, today);
  if (day === undefined || more.length > 0) return undefined;
  const isWithoutYear = /^\d{1,2}[-/.]\d{1,2}$/.test(name.trim());
  return isWithoutYear ? formatDay(day).replace(/, \d+$/, '') : formatDay(day);
}
