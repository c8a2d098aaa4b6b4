import { MONTHS, parseDay } from './calendar';
import { type Duration, parseDuration } from './duration';
import { type Money, parseMoney } from './money';
import { monthNumber, parseMonth } from './month';
import { parseTime } from './time';

// What people type before it is a value: forms write what is read here, the check proposes it, and the loader never calls it.

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** `three` as 3; -1 for other words. */
export const numberNamed = (word: string): number => NUMBERS.indexOf(word.toLowerCase());

const ABOUT =
  /^(?:just |only |a little |well )*(?:about|around|approx(?:\.|imately)?|roughly|almost|nearly|some|under|over|up to|at (?:most|least)|(?:less|more) than|starting (?:at|from)|from|between|just|only|ca?\.|ca\b|[~≈<>])\s*/i;

/** Of “38-40k” and “38k-40”, both are thousands; of “800-1.2k” only one is. */
const HALF_IN_THOUSANDS =
  /^\$?(\d{1,3}(?:\.\d)?)(?:\s?(k)|(?=[^k]*k$))(\s*(?:-|–|to)\s*\$?)(\d{1,3}(?:\.\d)?)(?:\s?k)?$/i;

/** Amounts with thousands as `k` or behind a period, cents, and words around them; they may be upside down. */
export function readAmount(text: string): Money | undefined {
  const plain = text
    .replace(ABOUT, '')
    .replace(/^usd\s*/i, '')
    .replace(/\s*(?:usd|dollars|bucks|approx\.?|or so|plus tax|\+)$/i, '')
    .replace(/\s*[—−]\s*|\s+and\s+/i, ' - ')
    .replace(/\s*(?:thousand|grand)\b/gi, 'k')
    .replace(HALF_IN_THOUSANDS, (all, low: string, lowK = '', between: string, high: string) => {
      const isSpan = Number(low) < Number(high) && (lowK === '' || Number(high) < 10 * Number(low));
      return isSpan ? `${low}k${between}${high}k` : all;
    })
    .replace(/(\d)(?:\.(\d))?\s?k\b/gi, (_all, whole: string, part = '0') => `${whole}${part}00`)
    .replace(/\b\d{1,3}(?:\.\d{3})+\b/g, (digits) => digits.replaceAll('.', ''))
    .replace(/(?<=\b\d{1,3}) (?=\d{3}\b)/g, '')
    .replace(/(\d)[.,]\d{2}\b(?!\d)/g, '$1');
  return parseMoney(plain);
}

const UNITS: [RegExp, Duration['unit']][] = [
  [/\bd(?:ays?)?\b/, 'day'],
  [/\bw(?:ee)?ks?\b/, 'week'],
  [/\bmo(?:nth|s)?s?\b/, 'month'],
];

/** A duration as it should be written, of numbers in words and short names of units; it may be upside down. */
export function readDuration(text: string): string | undefined {
  const digits = text
    .toLowerCase()
    .replace(ABOUT, '')
    .replace(/\.$/, '')
    .replace(/\s*½| 1\/2/, '.5')
    .replace(/\b(?:working|business|full) (?=days?|weeks?)/, '')
    .replace(/^(\d+)-(?=[a-z])/, '$1 ')
    .replace(
      /^(\d|an?|one|two) years?$/,
      (_all, count: string) => `${12 * (Number(count) || (count === 'two' ? 2 : 1))} months`,
    )
    .replace(/^an? (?=[a-z]+$)/, '1 ')
    .replace(/[a-z]+/g, (word) => (numberNamed(word) < 0 ? word : String(numberNamed(word))));
  const [pattern, unit] = UNITS.find(([each]) => each.test(digits)) ?? [];
  if (!pattern) return undefined;
  const duration = digits
    .replace(pattern, /^1 /.test(digits) ? String(unit) : `${unit}s`)
    .replace(/(\d)(?=[a-z])/, '$1 ');
  return parseDuration(duration) && duration;
}

/** A month with its year, as `YYYY-MM`: of a span the last one, without “late” or “end of”, and with a year behind an apostrophe. */
export function readMonth(text: string): string | undefined {
  const plain = text
    .replace(/^(?:the )?(?:early|mid|late|(?:end|beginning|middle) of)[ -]+/i, '')
    .replace(/^[a-z]{3,9}\.?\s*(?:[-–—/&]|to|and)\s*(?=[a-z]{3})/i, '')
    .replace(/^(\d{4})[, ]+([a-z]{3,9})\.?$/i, '$2 $1')
    .replace(/['’](?=\d\d$)/, '20');
  return parseDay(text)?.slice(0, 7) ?? parseMonth(plain);
}

/** The month in a text without a year: `October`. */
export function monthIn(text: string): string | undefined {
  const [, name = ''] = /^(?:early |mid[ -]|late |end of )?([a-z]{3,9})\.?$/i.exec(text) ?? [];
  return name === '' ? undefined : MONTHS[monthNumber(name) - 1];
}

type Half = 'AM' | 'PM';

/** `17:30` as `5:30 PM`. */
export function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A time of day as it should be written, from words for it and digits without a colon; `bare`: what an hour alone means. */
export function readTime(text: string, bare?: (hour: number) => Half | undefined): string | undefined {
  const plain = text
    .toLowerCase()
    .replace(/^(?:at|from|until|till?|by)\s+/, '')
    .replace(/\s*o['’]?clock\b/, '')
    .replace(/\s*in the morning$/, ' am')
    .replace(/\s*(?:in the (?:afternoon|evening)|at night)$/, ' pm')
    .replace(/^(?:12 )?(?:noon|midday)$/, '12 pm')
    .replace(/^(?:12 )?midnight$/, '12 am')
    .replace(/^(\d{1,2})(\d{2})(?=\s*[ap]\.?m|$)/, '$1:$2')
    .replace(/^(\d{1,2})\s?h(\d{2})?$/, (_all, hour: string, minutes = '00') => `${hour}:${minutes}`)
    .replace(
      /^(1[3-9]|2[0-3])([:.]\d{2})?\s*[ap]\.?m\.?$/,
      (_all, hour: string, minutes = ':00') => hour + minutes,
    );
  const half = /^\d{1,2}$/.test(plain) ? bare?.(Number(plain)) : undefined;
  const time = parseTime(half ? `${plain} ${half}` : plain);
  // Whoever writes 16:00 keeps it.
  return half || /[ap]/.test(plain) ? time && formatTime(time) : time;
}

/** The hours at which businesses open and close, where they can mean only one. */
export const opensAt = (hour: number): Half | undefined => (hour >= 6 && hour <= 11 ? 'AM' : undefined);
export const closesAt = (hour: number): Half | undefined => (hour >= 1 && hour <= 6 ? 'PM' : undefined);

/** Spans of a day as they should be written: `7-5` as `7:00 AM - 5:00 PM`. */
export function readTimes(text: string): string | undefined {
  const spans = text.split(/\s*(?:,|;|&|\+|\/|\band\b)\s*/).map(readSpan);
  return spans.every((span) => span !== undefined) ? spans.join(', ') : undefined;
}

function readSpan(text: string): string | undefined {
  const [first = '', last = '', ...more] = text.split(/\s*(?:[-–—−]|\b(?:to|until|till|through|thru)\b)\s*/);
  const hours = [first, last].map((each) => Number(/^\d{1,2}/.exec(each)?.[0] ?? Number.NaN));
  const [from = 0, until = 0] = hours;
  const isAfternoon = from <= 5 && from < until;
  const opens = readTime(first, (hour) => {
    if (hour === 12 || isAfternoon) return 'PM';
    // “6-9 PM” may be an evening.
    return until > from && /p/i.test(last) ? undefined : opensAt(hour);
  });
  const closes = readTime(last, (hour) => (hour === 12 || hour <= from || isAfternoon ? 'PM' : undefined));
  return opens && closes && more.length === 0 ? `${opens} - ${closes}` : undefined;
}
