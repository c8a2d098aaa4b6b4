import { MONTHS, monthNumber, parseDay } from './calendar';
import { type Duration, parseDuration } from './duration';
import { type Money, parseMoney } from './money';
import { parseMonth } from './month';
import { parseTime } from './time';

// What people type before it is a value: forms write what is read here, the check proposes it, and the loader never calls it.

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** `three` as 3; -1 for other words. */
export const numberNamed = (word: string): number => NUMBERS.indexOf(word.toLowerCase());

const ABOUT =
  /^(?:just |only |a little |well )*(?:about|around|approx(?:\.|imately)?|roughly|almost|nearly|some|under|over|up to|at (?:most|least)|(?:less|more) than|starting (?:at|from)|upwards of|from|between|just|only|ca?\.|ca\b|[~≈<>])\s*/i;

const ROUGHLY =
  /[\s-]*\b(?:ish|approx\.?|or so|or thereabouts|(?:from )?start to finish|total|in total|in all|all[ -]in|give or take)$/i;

/** Of “38-40k” and “38k-40”, both are thousands; of “800-1.2k” only one is. */
const HALF_IN_THOUSANDS =
  /^\$?(\d{1,3}(?:\.\d)?)(?:\s?(k)|(?=[^k]*k$))(\s*(?:-|–|to)\s*\$?)(\d{1,3}(?:\.\d)?)(?:\s?k)?$/i;

/** Amounts with thousands as `k` or behind a period, cents, and words around them; in the order of the text, so the low one may exceed the high one. */
export function readAmount(text: string): Money | undefined {
  const plain = text
    .replace(ABOUT, '')
    .replace(/^usd\s*/i, '')
    .replace(ROUGHLY, '')
    .replace(/\s*(?:usd|dollars|bucks|(?:plus|\+) tax|\+)$/i, '')
    .replace(/\s*[—−]\s*|\s+and\s+/i, ' - ')
    .replace(/\s*(?:thousand|grand)\b/gi, 'k')
    .replace(HALF_IN_THOUSANDS, (all, low: string, lowK = '', between: string, high: string) => {
      const isSpan = Number(low) < Number(high) && (lowK === '' || Number(high) < 10 * Number(low));
      return isSpan ? `${low}k${between}${high}k` : all;
    })
    .replace(/(\d+(?:\.\d+)?)\s?million\b/gi, (_all, count: string) => String(Number(count) * 1_000_000))
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

/** A duration as it should be written, of numbers in words and short names of units; in the order of the text, so the low one may exceed the high one. */
export function readDuration(text: string): string | undefined {
  const digits = text
    .toLowerCase()
    .replace(ABOUT, '')
    .replace(/\s*\([^)\d]*\)$| job$|\.$/, '')
    .replace(ROUGHLY, '')
    .replace(/(?<=\d)(?=[a-z])/g, ' ')
    .replace(/\s*½| 1\/2/, '.5')
    .replace(/^half an? (?=day|week|month)/, '0.5 ')
    .replace(/^(?:an?|one|1) (day|week|month|year)s? and an? half$/, '1.5 $1s')
    .replace(/^(\w+) (days|weeks|months|years) and an? half$/, '$1 and a half $2')
    .replace(/^(\w+) and an? half/, (_all, count: string) => `${Number(count) || numberNamed(count)}.5`)
    .replace(/^(?:a )?couple(?: of)? /, '2 ')
    .replace(/ or /, '-')
    .replace(/\b(?:working|business|full) (?=days?|weeks?)/, '')
    .replace(/^(\d+)-(?=[a-z])/, '$1 ')
    .replace(/^(\d(?:\.5)?|[a-z]+) (?:years?|yrs?)$/, (all: string, count: string) => {
      const years = /^an?$/.test(count) ? 1 : Number(count) || numberNamed(count);
      return years > 0 ? `${12 * years} months` : all;
    })
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
    .replace(/^[a-z]{3,9}\.?(?: \d{4})?\s*(?:[-–—/&]|to|thru|through|and)\s*(?=[a-z]{3})/i, '')
    .replace(/(?<=[a-z]) \d{1,2} ?[-–] ?\d{1,2}(?=, \d{4}$)/i, '')
    .replace(/ of (?=\d\d$)/i, ' ’')
    .replace(/^(\d{4})[, ]+([a-z]{3,9})\.?$/i, '$2 $1')
    .replace(/['’](?=\d\d$)/, '20');
  return parseDay(text)?.slice(0, 7) ?? parseMonth(plain);
}

/** The month in a text without a year: `October`. */
export function monthIn(text: string): string | undefined {
  const [, name = ''] = /^(?:early |mid[ -]|late |end of )?([a-z]{3,9})\.?$/i.exec(text) ?? [];
  return MONTHS[monthNumber(name) - 1];
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
    .replace(/(\d)\s?([ap])$/, '$1 $2m')
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
  const digits = text.replace(/[a-z]+/gi, (word) =>
    numberNamed(word) > 0 ? String(numberNamed(word)) : word,
  );
  const spans = digits.split(/\s*(?:,|;|&|\+|\/|\band\b)\s*/).map(readSpan);
  return spans.every((span) => span !== undefined) ? spans.join(', ') : undefined;
}

function readSpan(text: string): string | undefined {
  const [first = '', last = '', ...more] = text.split(
    /\s*(?:[-–—−]|['’]?\b(?:to|until|till?|through|thru)\b)\s*/,
  );
  const hours = [first, last].map((each) => Number(/^\d{1,2}/.exec(each)?.[0] ?? Number.NaN));
  const [from = 0, until = 0] = hours;
  const isAfternoon = from <= 5 && from < until;
  // Whoever writes 16:00 counts to 24.
  const isOfHalves = from <= 12 && until <= 12;
  const withHalf = (time: string, isLate: boolean) =>
    isOfHalves && /^\d{1,2}:\d{2}$/.test(time) ? `${time} ${isLate ? 'pm' : 'am'}` : time;
  const opens = readTime(withHalf(first, isAfternoon), (hour) => {
    if (hour === 12 || isAfternoon) return 'PM';
    // “6-9 PM” may be an evening.
    return until > from && /p/i.test(last) ? undefined : opensAt(hour);
  });
  const closes = readTime(withHalf(last, until === 12 || until <= from || isAfternoon), (hour) =>
    hour === 12 || hour <= from || isAfternoon ? 'PM' : undefined,
  );
  return opens && closes && more.length === 0 ? `${opens} - ${closes}` : undefined;
}

const MULTIPLES: Readonly<Record<string, number>> = { dozen: 12, hundred: 100, thousand: 1000 };

/** “200 and fifty” is not 200. */
const NUMBER_WORD_BEHIND = new RegExp(
  `\\d.* (?:${NUMBERS.join('|')}|\\w+ty|dozen|hundred|thousand|million)\\b`,
  'i',
);

/** A number in words, in stars or with a unit as digits; `undefined` if not certain. */
export function readNumber(input: string): string | undefined {
  const text = input
    .replace(ABOUT, '')
    .replace(ROUGHLY, '')
    .replace(/^([\w.]+) (dozen|hundred|thousand)\b/i, (all, count: string, unit: string) => {
      const times = /^an?$/i.test(count) ? 1 : Number(count) || numberNamed(count);
      return times > 0 ? String(times * (MULTIPLES[unit.toLowerCase()] ?? 1)) : all;
    })
    .replace(/^(?:(?:in business|founded) (?:since|in)|#|no\.?|number)\s*(?=\d)/i, '')
    .replace(/^(\d+)(?:\.(\d))?\s?k$/i, (_all, whole: string, part = '0') => `${whole}${part}00`);
  if (/^-?\d+(?:\.\d+)?$/.test(text)) return text;
  if (NUMBER_WORD_BEHIND.test(text)) return undefined;
  if (/^(?:top|first|at the top)$/i.test(text)) return '1';
  if (/^\d+["'”]$/.test(text)) return text.slice(0, -1);
  const [, word = ''] = /^([a-z]+)(?: (?:stars?|reviews?|people|years?))?$/i.exec(text) ?? [];
  const named = Math.max(numberNamed(word), ORDINALS.indexOf(word.toLowerCase()));
  if (named >= 0) return String(named);
  if (/^(?:★|⭐\ufe0f?)+☆*$/.test(text)) return String(text.replace(/☆|\ufe0f/g, '').length);
  if (/^\$?\d{1,3}([, ]\d{3})+(?: \w+|\+)?$/.test(text)) return text.replace(/\D/g, '');
  const [, year] = /^(?:since|in|est\.?|established(?: in)?)\s+(\d+)$/i.exec(text) ?? [];
  if (year) return year;
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  const [, digits] =
    /^[$~]?(\d+(?:\.\d+)?)(?:\+|%|\/5|st|nd|rd|th|(?: (?:out )?of \d+)|\+?\s+[a-z]+(?: [a-z]+)?)$/i.exec(
      text,
    ) ?? [];
  return digits;
}

const ORDINALS = 'zeroth first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');
