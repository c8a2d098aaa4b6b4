import { type Duration, parseDuration } from './duration';
import { type Money, parseMoney } from './money';

// What people type before it is a value: forms write what is read here, the check proposes it, and the loader never calls it.

const NUMBERS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** `three` as 3; -1 for other words. */
export const numberNamed = (word: string): number => NUMBERS.indexOf(word.toLowerCase());

const ABOUT = /^(?:about|around|approx(?:\.|imately)?|roughly|almost|ca?\.|ca\b|~)\s*/i;

/** Amounts with thousands as `k` or behind a period, cents, and words around them; they may be upside down. */
export function readAmount(text: string): Money | undefined {
  const plain = text
    .replace(ABOUT, '')
    .replace(/\s*(?:usd|dollars|\+)$/i, '')
    // Of “38 to 40k”, both are thousands.
    .replace(/^(\$?\d{1,3}(?:\.\d)?)(?=\s*(?:-|–|to)\s*\$?\d{1,3}(?:\.\d)?\s?k\b)/i, '$1k')
    .replace(/(\d)(?:\.(\d))?\s?k\b/gi, (_all, whole: string, part = '0') => `${whole}${part}00`)
    .replace(/\b\d{1,3}(?:\.\d{3})+\b/g, (digits) => digits.replaceAll('.', ''))
    .replace(/(\d)\.\d{2}\b/g, '$1');
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
    .replace(/^an? (?=[a-z]+$)/, '1 ')
    .replace(/[a-z]+/g, (word) => (numberNamed(word) < 0 ? word : String(numberNamed(word))));
  const [pattern, unit] = UNITS.find(([each]) => each.test(digits)) ?? [];
  if (!pattern) return undefined;
  const duration = digits
    .replace(pattern, /^1 /.test(digits) ? String(unit) : `${unit}s`)
    .replace(/(\d)(?=[a-z])/, '$1 ');
  return parseDuration(duration) && duration;
}
