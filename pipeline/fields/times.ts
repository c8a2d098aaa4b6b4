import { field } from './field';
import { parseTime } from './time';

/** From when until when. A closing time that is not later than the opening time is on the next day; `24:00` is the end of the day. */
export interface Span {
  opens: string;
  closes: string;
}

/** One or more spans of a day, or the whole day. */
export function times(about: string) {
  return field({
    kind: 'times',
    example: '8:00 AM - 12:00 PM, 1:00 PM - 5:30 PM',
    about,
    parse: parseTimes,
  });
}

export const parseTimes = (input: string): Span[] | undefined =>
  ALL_DAY.test(input) ? [{ opens: '00:00', closes: '24:00' }] : parseSpans(input);

const ALL_DAY = /^(?:open |all )?(?:24 ?(?:hours?|hrs?|h)(?: a day)?|all day)$/i;

export const isAllDay = ({ opens, closes }: Span): boolean => opens === '00:00' && closes === '24:00';

function parseSpans(input: string): Span[] | undefined {
  const spans = input.split(/\s*(?:,|;|&|\+|\band\b)\s*/).map(parseSpan);
  return spans.every((span) => span !== undefined) ? spans : undefined;
}

function parseSpan(input: string): Span | undefined {
  const [first = '', last = '', ...more] = input.split(/\s*(?:[-–—]|\b(?:to|until|till)\b)\s*/);
  const [opens, closes] = [parseTime(first), parseTime(last)];
  return opens && closes && more.length === 0 ? { opens, closes } : undefined;
}

const DAY = 24 * 60;
const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export function minutesIn({ opens, closes }: Span): number {
  const minutes = minutesOf(closes) - minutesOf(opens);
  return minutes > 0 ? minutes : minutes + DAY;
}
