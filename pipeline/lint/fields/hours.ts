import { parseWeekdays, WEEKDAYS } from '../../fields/calendar';
import { parseTime } from '../../fields/time';
import { type Document, isOfType } from '../Document';
import { type Report, type Rule, rule } from '../rule';
import { isSlip } from '../suggest';
import { checkValues, type Explanation } from './faults';

function hoursOf(document: Document) {
  return (isOfType('business')(document) && document.fields.hours) || [];
}

type Hours = ReturnType<typeof hoursOf>[number];

/** A check of each entry of the opening hours; `field` is what follows its path. */
function checkHours(explain: (entry: Hours) => { reason: string; field?: string } | undefined) {
  return (document: Document, report: Report): void => {
    for (const [index, entry] of hoursOf(document).entries()) {
      const found = explain(entry);
      if (found) report({ reason: found.reason, field: `hours.${index}${found.field ?? ''}` });
    }
  };
}

const exceptionsOf = (hours: Hours) => (['closed', 'byAppointment'] as const).filter((name) => hours[name]);

const hoursBoth = rule({
  id: 'hours-both',
  on: 'fields',
  about: 'For the same days, write either when you open and close, or closed: yes, or byAppointment: yes.',
  examples: { file: 'business.md', wrong: 'closed: yes\n    opens: 9:00 AM', right: 'closed: yes' },
  check: checkHours((entry) => {
    const [first, second] = exceptionsOf(entry);
    if (second) return { reason: `Write either ${first}: yes or ${second}: yes for the same days.` };
    if (!first || !(entry.opens || entry.closes)) return undefined;
    return { reason: `Write either times or ${first}: yes for the same days.` };
  }),
});

const hoursMissing = rule({
  id: 'hours-missing',
  on: 'fields',
  about: 'Each item of the opening hours says when you open and close, or that you are closed.',
  examples: { file: 'business.md', wrong: 'days: Sunday\n', right: 'days: Sunday\n    closed: yes\n' },
  check: checkHours((entry) => {
    const { days, opens, closes } = entry;
    if (exceptionsOf(entry).length > 0 || (opens && closes)) return undefined;
    if (!opens && !closes) return { reason: `Write when you open and close on ${days}, or closed: yes.` };
    return { reason: `“${opens ? 'closes' : 'opens'}” is missing for ${days}.` };
  }),
});

const hoursOrder = rule({
  id: 'hours-order',
  on: 'fields',
  about: 'The closing time must be later than the opening time. Check AM and PM.',
  examples: { file: 'business.md', wrong: '4:00 AM', right: '4:00 PM' },
  check: checkHours((entry) => {
    const { days, opens, closes } = entry;
    if (exceptionsOf(entry).length > 0 || !opens || !closes || closes > opens) return undefined;
    return { field: '.closes', reason: `On ${days} the business closes before it opens. Check AM and PM.` };
  }),
});

const hoursTwice = rule({
  id: 'hours-twice',
  on: 'fields',
  about: 'Each day of the week may be in only one item of the opening hours.',
  examples: { file: 'business.md', wrong: 'days: Saturday - Sunday', right: 'days: Sunday' },
  check(document, report) {
    const seen = new Set<string>();
    for (const [index, { days }] of hoursOf(document).entries()) {
      const weekdays = parseWeekdays(days);
      const again = weekdays.find((day) => seen.has(day));
      for (const day of weekdays) seen.add(day);
      const reason = `${again} is in two entries of the hours. Each day belongs in one.`;
      if (again) report({ field: `hours.${index}.days`, reason });
    }
  },
});

const TIME = 'A time is written like 8:00 AM or 17:30.';
const DAYS = 'Days are written like Sunday, or Monday - Friday.';

const time = rule({
  id: 'time',
  on: 'fields',
  about: 'Write one time in each field, such as 8:00 AM or 17:30.',
  examples: { file: 'business.md', wrong: 'opens: seven', right: 'opens: 7:00 AM' },
  check: checkValues('time', ({ input }) => explainTime(input)),
});

function explainTime(input: string): Explanation {
  if (/^(closed|none|-+)$/i.test(input))
    return { reason: 'For days on which you are closed, write closed: yes in place of the times.' };
  if (/\bappointment\b/i.test(input))
    return {
      reason: 'For days on which you come only when called, write byAppointment: yes in place of the times.',
    };
  const [first, ...more] = input.match(/\d{1,2}(?:[:.]\d{2})?(?:\s*[ap]\.?m\.?)?/gi) ?? [];
  return first && more.length === 1 && parseTime(first)
    ? { reason: `Only one time belongs here. ${TIME}`, expected: first }
    : { reason: TIME, expected: suggestTime(input) };
}

/** Spellings that are unambiguous. */
function suggestTime(input: string): string | undefined {
  if (/^(noon|midday)$/i.test(input)) return '12:00 PM';
  if (/^midnight$/i.test(input)) return '12:00 AM';
  const [, hours, minutes] = /^(\d{2})(\d{2})$/.exec(input) ?? [];
  if (hours) return parseTime(`${hours}:${minutes}`);
  const late = /^(1[3-9]|2[0-3])[:.](\d{2})\s*[ap]\.?m\.?$/i.exec(input);
  if (late) return parseTime(`${late[1]}:${late[2]}`);
  return /^([6-9]|1[01])$/.test(input) ? `${input}:00 AM` : undefined;
}

const days = rule({
  id: 'days',
  on: 'fields',
  about:
    'Write one day, or the first and last day with a hyphen between them: Monday - Friday. The week begins on Monday.',
  examples: { file: 'business.md', wrong: 'days: Sonday', right: 'days: Sunday' },
  check: checkValues('days', ({ input }) => explainDays(input)),
});

function explainDays(input: string): Explanation {
  const bare = input.replace(/[\s,:(]*\bclosed\b[\s,:)]*/i, '');
  const expected = suggestDays(bare);
  if (bare !== input)
    return {
      reason: `Only days belong here. If you are closed on them, write “closed: yes” on the line below. ${DAYS}`,
      expected,
    };
  if (expected) return { reason: `${DAYS} Write ${expected}.`, expected };
  const weeks = weeksOf(input);
  if (weeks)
    return {
      reason: `The week begins on Monday here. Write ${weeks[0]} in this entry and ${weeks[1]} in another.`,
    };
  const days = input.split(/\s*(?:,|&|\/|\band\b)\s*/).filter(Boolean);
  const isSeveral = days.length > 1 && days.every((each) => parseWeekdays(each).length > 0);
  return { reason: isSeveral ? `Days that do not follow one another need an entry each. ${DAYS}` : DAYS };
}

const GROUPS: Record<string, string> = {
  'm-f': 'Monday - Friday',
  weekday: 'Monday - Friday',
  weekdays: 'Monday - Friday',
  weekend: 'Saturday - Sunday',
  weekends: 'Saturday - Sunday',
  daily: 'Monday - Sunday',
  everyday: 'Monday - Sunday',
  'every day': 'Monday - Sunday',
  'all week': 'Monday - Sunday',
  '7 days a week': 'Monday - Sunday',
  'seven days a week': 'Monday - Sunday',
};
const RANGE = /\s*(?:[-–—−>]+|\b(?:to|thru|through|until|till)\b)\s*/;
const AND = /\s*(?:,|;|&|\+|\/|\band\b)\s*/;

/** The days in a text in their correct form; `undefined` if not certain. */
function suggestDays(input: string): string | undefined {
  const plain = input.toLowerCase().replace(/\./g, '').replace(/\s*:$/, '');
  const known = GROUPS[plain.replace(/\s*-\s*/, '-')];
  if (known) return known;
  const named = plain.split(AND).filter(Boolean).map(daysIn);
  const days = named.every((each) => each.length > 0) ? [...new Set(named.flat())].sort((a, b) => a - b) : [];
  const [first = 0] = days;
  const inARow = days.every((day, index) => day === first + index);
  return days.length > 0 && inARow ? formatDays(first, first + days.length - 1) : undefined;
}

/** The two parts of a range that goes past the end of the week: `Friday - Sunday` and `Monday - Tuesday`. */
function weeksOf(input: string): [string, string] | undefined {
  const [first, last, ...more] = input.toLowerCase().split(RANGE).map(dayIn);
  if (first === undefined || last === undefined || more.length > 0 || last >= first) return undefined;
  return first - last === 1 ? undefined : [formatDays(first, 6), formatDays(0, last)];
}

/** Days of the week, from 0 for Monday; a whole week may begin with any day. */
function daysIn(range: string): number[] {
  const [first, last = first, ...more] = range.split(RANGE).map(dayIn);
  if (first === undefined || last === undefined || more.length > 0) return [];
  if (first - last === 1) return WEEKDAYS.map((_day, index) => index);
  return WEEKDAYS.flatMap((_day, index) => (index >= first && index <= last ? [index] : []));
}

function dayIn(name: string): number | undefined {
  const only = (isDay: (day: string) => boolean) => {
    const [found, ...others] = WEEKDAYS.flatMap((day, index) => (isDay(day.toLowerCase()) ? [index] : []));
    return others.length === 0 ? found : undefined;
  };
  const bare = name.trim().replace(/(?<=day)s$/, '');
  if (bare.length < 2) return undefined;
  return only((day) => day.startsWith(bare)) ?? only((day) => isSlip(bare, day));
}

function formatDays(first: number, last: number): string {
  return first === last ? String(WEEKDAYS[first]) : `${WEEKDAYS[first]} - ${WEEKDAYS[last]}`;
}

export const timeRules: readonly Rule[] = [time, days];

export const hoursRules: readonly Rule[] = [hoursBoth, hoursMissing, hoursOrder, hoursTwice];
