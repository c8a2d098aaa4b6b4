import { quote } from './kind';
import {
  formatOpening,
  isSameDay,
  type Opening,
  readHolidays,
  readOpenings,
  readSeasonal,
  unreadIn,
  weekdayOf,
} from './openings';
import { parseSpecialDays } from './season';
import { MONTHS, WEEKDAYS } from './words';

// Advice on unreadable lines of opening hours and holidays.

/** The words of a part that follow its readable days and times. */
function unreadTail(part: string): string {
  const words = part.split(' ');
  const isRead = (count: number) => readOpenings(words.slice(0, count).join(' ')) !== undefined;
  const count = [...words.keys()].findLast((each) => each > 1 && isRead(each)) ?? 0;
  return words.slice(count).join(' ');
}

const MONTH_NAMES = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|');

const DAY = `(?:next|this) week|tomorrow|tmrw|tmw|today|(?:next |this )?[a-z]{3,6}day|the \\d+(?:st|nd|rd|th)|\\d{1,2}/\\d{1,2}(?:/\\d+)?|(?:${MONTH_NAMES})\\b\\.?(?: \\d{1,2}\\b(?:st|nd|rd|th)?(?:,? \\d{4})?)?`;

/** Words that say from when hours apply, such as `starting Monday`; not the beginning of a range. */
const SINCE = new RegExp(
  `[\\s,(]*\\b(?:(?:start|begin)(?:s|n?ing)?|effective|as of|from)(?: on| in| with)? (?:${DAY})\\b(?! ?(?:\\d{1,2}\\b(?![:-])|\\d{1,2} ?[-–] ?[a-z]|[-–]|(?:to|thru|through|until|till)\\b))[\\s,:)]*`,
  'i',
);

/** Asks whether hours that begin on a day stay, or come every year. */
function adviceOnStart(line: string): string {
  const rest = line.replace(SINCE, ' ').trim();
  const [opening] = readSeasonal(rest) ?? readSeasonal(`Monday - Friday: ${rest}`) ?? [];
  const { days = 'Monday - Friday', ...hours } = opening ?? { opens: '8:00 AM', closes: '4:30 PM' };
  const example = (season?: string) => formatOpening({ days, ...hours, ...(season && { season }) });
  return `Do these hours stay, once they begin? Write them without the date, for example ${example()}, and merge the change on that day. Are they for a part of every year? Write it in parentheses, for example ${example('December - March')}.`;
}

const EACH_IN_A_LINE =
  'Write days with the same hours like this: Monday - Friday: 8:00 AM - 5:00 PM, and below it: Sunday: closed.';
const LEAVE_OUT = 'Leave it out here, or write it on a page.';

const extraNote = (line: string): string | undefined => /\([^()]*\)/.exec(line)?.[0];

/** Advice with the words of an unreadable line for which it is; the first match counts. */
type Advice = Readonly<Record<string, RegExp>>;

const adviceFor = (line: string, advice: Advice): string | undefined =>
  Object.entries(advice).find(([, words]) => words.test(line))?.[0];

/** Of a line that is meant for somebody, and not for the site. */
const NOTE: Advice = {
  'This looks like a note. Leave it out.':
    /^(?:fyi|nb|note|ps|p\.s\.)\b|\b(?:anyway|don['’]?t book|heads[- ]up)\b/i,
};

const HOURS: Advice = {
  'Write the times before and after it, for example Monday - Friday: 8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM.':
    /\d.*\blunch\b|\blunch\b.*\d|\b(?:closed?|off|except) (?:for |at )?lunch\b|\bbreak\b/i,
  'Write when you open too, and each day in one line only, for example Tuesday, Thursday: 8:00 AM - 7:00 PM.':
    /^[^\d]*\b(?:until|till?|by) \d/i,
  'Only times belong here, for example Saturday: 24 hours. Write about emergencies on a page.':
    /emergenc|after[- ]?hours|any ?time|\bstorms?\b|on[- ]call|24 ?\/ ?7/i,
  'Hours are the same in every week. Write such days on a page.':
    /\b(?:first|second|third|last|every other|alternate) \w+day/i,
  'Write exact times, for example Saturday: 9:00 AM - 1:00 PM.': /\d ?ish\b|\babout\b|\baround\b/i,
  'For days on which you come only when called, write Saturday: by appointment. Write other notes on a page.':
    /\b(?:call|text|app(?:oin)?t\w*|chance|arrange\w*|request)\b/i,
  'Write a part of the year in parentheses after the days: Monday - Friday (April - October): 8:00 AM - 5:30 PM.':
    new RegExp(
      `\\b(?:summer|winter|spring|fall|autumn|seasons?)\\b|\\b(?:${MONTH_NAMES})\\b(?!\\.? \\d)`,
      'i',
    ),
  'Write the days on which you are open, and the others on a line of their own: Wednesday: closed.':
    /\b(?:except|but|besides|not on)\b/i,
  'Dates belong at “Holidays”, for example December 24 - January 1: closed.': new RegExp(
    `\\b(?:${MONTH_NAMES})\\.? \\d|\\d{4}-\\d|\\d/\\d|christmas|thanksgiving|holiday|new year|easter|labor day|memorial day`,
    'i',
  ),
  'Write the times, for example Saturday: 8:00 AM - 12:00 PM.':
    /\b(?:mornings?|afternoons?|evenings?|nights?|noon|midday)\b/i,
};

/** Advice on a line of opening hours; `undefined` if the line is readable, or without special advice. */
export function adviceOnLine(line: string): string | undefined {
  if (readSeasonal(line)) return undefined;
  if (SINCE.test(line)) return adviceOnStart(line);
  const [all = '', label = ''] = /^(\p{L}+):?\s+(?=\S)/u.exec(line) ?? [];
  if (label && readSeasonal(line.slice(all.length)))
    return `Only days and times belong here, one set for the whole business. Leave out ${quote(label)}, and write other hours on a page.`;
  const unread = unreadIn(line).map(unreadTail).join(', ') || line;
  const advice = adviceFor(unread, HOURS);
  const note = extraNote(line);
  if (!advice && note && readSeasonal(line.replace(note, ''))) return `Leave out ${quote(note)}.`;
  if (unread === line) return advice && `This cannot be read as hours. ${advice}`;
  const other = /\b(?:closed?|open|\w+days?)\b/i.test(unread) ? EACH_IN_A_LINE : LEAVE_OUT;
  return `${quote(unread)} cannot be read as hours. ${advice ?? other}`;
}

/** Words for a part of a day whose times are not said. */
const PART_OF_DAY =
  /[\s:,(–-]*\b(?:(?:we |we['’]re )?(?:open|clos(?:ed?|es|ing)|leav(?:e|ing)|only|for|a|in the|until|till?|at|by) )*(?:(?:at|by|until|till?|early clos\w+) \d{1,2}(?::\d\d)?(?: ?[ap]\.?m)?|half[- ]?days?|early|noon|mornings?|afternoons?)\b(?: only| clos\w+)*\)?[\s:,]*/i;

/** Asks for the hours of a day of which a line names only a part, such as “half day”. */
function adviceOnPart(line: string, today: string): string | undefined {
  for (const part of line.split(/\s*[,;]\s+/)) {
    const date = part.replace(PART_OF_DAY, ' ').trim();
    const days = readHolidays(date, today) ?? readHolidays(`${date}: closed`, today);
    if (date !== part && days)
      return `When do you open and close that day? Write it like this: ${days.map(openLine).join('; ')}.`;
  }
  return undefined;
}

const openLine = ({ date = '' }: Opening): string => formatOpening({ date, times: '8:00 AM - 12:00 PM' });

const HOLIDAYS: Advice = {
  'Write the date, and when you open and close: December 31: 8:00 AM - 12:00 PM.':
    /half[- ]?day|\bearly\b|\bclos(?:es?|ing) at\b|\b(?:open|noon)\b|\d ?[ap]\.?m\b|^(?!.*\bclosed\b).*\b(?:until|till?)\b/i,
  'Write the month as a word: December 5: closed.':
    /^(?!.*\b(?:thru|through|to|until|till)\b)[^-–]*\d\/\d[^-–]*$/,
  'Write each holiday by its name: Thanksgiving: closed.': /\b(?:all|major|federal|bank)\b.*\bholidays?\b/i,
  'Write the first and the last day: December 26 - December 31: closed, or for one year 2027-07-05 - 2027-07-09: closed.':
    /\bweeks?\b|\bbetween\b|\bthru\b|\bthrough\b|\d ?[-–] ?\d/i,
  'A day of every week belongs at “Opening hours”. For one day, write its date: December 24: closed.':
    /^(?:closed? |off )?(?:on )?(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:days?)?(?: closed?| off)?$|\b(?:closed|off|open) (?:on )?[a-z]+days\b/i,
};

/** Advice on a line of the holidays; `undefined` if the line is readable, or without special advice. */
export function adviceOnHoliday(line: string, today: string): string | undefined {
  if (readHolidays(line, today)) return undefined;
  const ofReadable =
    adviceFor(line, NOTE) ??
    adviceOnWeekday(line, today) ??
    adviceOnPart(line, today) ??
    adviceOnRest(line, today);
  if (ofReadable) return ofReadable;
  const [name = ''] =
    /^\p{Lu}[\p{L}' ]{3,30}?(?=:| - )|\bday (?:before|after) [\p{L}']{3,}/u.exec(line) ?? [];
  if (name && !readHolidays(`${name}: closed`, today))
    return `The site does not know ${quote(name)}. Write its date, for example 2027-04-05: closed.`;
  const advice = adviceFor(line, HOLIDAYS);
  return advice && `The site does not understand this. ${advice}`;
}

const WEEKDAY = new RegExp(
  `\\b(?:${WEEKDAYS.map((day) => `${day.slice(0, 3)}(?:[a-z]*day|r|rs|s)?`).join('|')})\\b\\.?,?\\s*`,
  'i',
);

/** Advice on a date with another day of the week than it has, or a day of the week beside a holiday. */
function adviceOnWeekday(line: string, today: string): string | undefined {
  const [weekday = ''] = /\d/.test(line) ? (WEEKDAY.exec(line) ?? []) : [];
  const days = weekday === '' ? undefined : readHolidays(line.replace(WEEKDAY, ''), today);
  return days && explainWeekday(weekday.trim(), days);
}

function explainWeekday(weekday: string, [{ date = '' } = {}]: readonly Opening[]): string {
  const days = parseSpecialDays(date);
  if (days && 'holiday' in days)
    return `Write the date, or the holiday without ${quote(weekday)}, for example December 24: closed.`;
  const actual = weekdayOf(date);
  return actual && !isSameDay(weekday, actual)
    ? `${date} is a ${actual}. Correct the date or the day of the week.`
    : `Leave out ${quote(weekday)}.`;
}

/** Advice on a line that is readable but for a note, a reason, or the hours. */
function adviceOnRest(line: string, today: string): string | undefined {
  const note = extraNote(line);
  if (note && readHolidays(line.replace(note, '').trim(), today)) return `Leave out ${quote(note)}.`;
  for (const { index, 0: mark } of [...line.matchAll(CLAUSE)].reverse()) {
    const head = line.slice(0, index);
    const rest = line.slice(index + mark.length);
    const isDay = [rest, `${rest}: closed`].some((each) => readHolidays(each, today));
    if (!isDay && readHolidays(head, today)) return `Leave out ${quote(rest)}.`;
    const onWeekday = adviceOnWeekday(head, today);
    if (onWeekday) return onWeekday;
  }
  const [day, ...more] = readHolidays(`${line}: closed`, today) ?? [];
  if (!day) return undefined;
  return `Are you closed then? Write ${[day, ...more].map(formatOpening).join('; ')}, or when you are open, for example ${openLine(day)}.`;
}

/** What precedes a note or a reason. */
const CLAUSE = /\s*[,;–-]\s*|\s+(?=(?:for|because|due|while|since)\b)/gi;
