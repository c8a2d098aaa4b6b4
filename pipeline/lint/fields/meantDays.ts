import { daysOf } from '../../model/structuredData/daysOf';
import { isSlip } from '../suggest';

const WEEK = daysOf('Monday - Sunday');

/** Words for some days. */
const OTHER: Record<string, string> = {
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

/** The days that were meant by words that are not quite right, as they should be written; nothing where it is not certain. */
export function meantDays(written: string): string | undefined {
  const plain = written.toLowerCase().replace(/\./g, '').replace(/\s*:$/, '');
  const known = OTHER[plain.replace(/\s*-\s*/, '-')];
  if (known) return known;
  const named = plain.split(AND).filter(Boolean).map(daysIn);
  const days = named.every((each) => each.length > 0) ? [...new Set(named.flat())].sort((a, b) => a - b) : [];
  const [first = 0] = days;
  const inARow = days.every((day, index) => day === first + index);
  return days.length > 0 && inARow ? daysInWords(first, first + days.length - 1) : undefined;
}

/** The two parts of a row of days that goes past the end of the week: `Friday - Sunday` and `Monday - Tuesday`. */
export function acrossWeeks(written: string): [string, string] | undefined {
  const [first, last, ...more] = written.toLowerCase().split(RANGE).map(dayIn);
  if (first === undefined || last === undefined || more.length > 0 || last >= first) return undefined;
  return first - last === 1 ? undefined : [daysInWords(first, 6), daysInWords(0, last)];
}

/** Places in the week, from 0 for Monday; a week may be written with any day first. */
function daysIn(words: string): number[] {
  const [first, last = first, ...more] = words.split(RANGE).map(dayIn);
  if (first === undefined || last === undefined || more.length > 0) return [];
  if (first - last === 1) return WEEK.map((_day, index) => index);
  return WEEK.flatMap((_day, index) => (index >= first && index <= last ? [index] : []));
}

function dayIn(word: string): number | undefined {
  const fits = (isDay: (day: string) => boolean) => {
    const [found, ...others] = WEEK.flatMap((day, index) => (isDay(day.toLowerCase()) ? [index] : []));
    return others.length === 0 ? found : undefined;
  };
  const bare = word.trim().replace(/(?<=day)s$/, '');
  if (bare.length < 2) return undefined;
  return fits((day) => day.startsWith(bare)) ?? fits((day) => isSlip(bare, day));
}

function daysInWords(first: number, last: number): string {
  return first === last ? String(WEEK[first]) : `${WEEK[first]} - ${WEEK[last]}`;
}
