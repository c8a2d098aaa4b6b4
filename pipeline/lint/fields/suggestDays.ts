import { WEEKDAYS } from '../../fields/calendar';
import { isSlip } from '../suggest';

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

/** The days that a text names in another way, as they should be written; nothing where it is not certain. */
export function suggestDays(input: string): string | undefined {
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
export function weeksOf(input: string): [string, string] | undefined {
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
