import { parseNumber } from '../../fields/field';
import { type Rule, rule } from '../rule';
import { checkValues } from './faults';

const number = rule({
  id: 'number',
  on: 'fields',
  isFixSafe: true,
  about: 'Write a number in digits, with a period before decimals. Leave out commas, units and symbols.',
  examples: [
    { file: 'reviews/ines-morel.md', wrong: 'rating: five', right: 'rating: 5' },
    { file: 'business.md', wrong: 'count: 1,031', right: 'count: 31' },
  ],
  check: checkValues('number', ({ input, note }) =>
    parseNumber(input) === undefined
      ? {
          reason: `This must be a number in digits, for example ${note.example}.`,
          expected: inDigits(input),
        }
      : undefined,
  ),
});

const numberRange = rule({
  id: 'number-range',
  on: 'fields',
  about: 'Some numbers have limits. Stars, for example, go from 1 to 5.',
  examples: { file: 'reviews/ines-morel.md', wrong: 'rating: 6', right: 'rating: 5' },
  check: checkValues('number', ({ input, note }) =>
    parseNumber(input) === undefined
      ? undefined
      : { reason: `This number must be between ${note.least} and ${note.most}; ${input} is outside.` },
  ),
});

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** A number in words, in stars or with a unit as digits; `undefined` if not certain. */
function inDigits(input: string): string | undefined {
  const word = WORDS.indexOf(input.toLowerCase());
  if (word >= 0) return String(word);
  if (/^★+☆*$/.test(input)) return String(input.replace(/☆/g, '').length);
  if (/^\$?\d{1,3}([, ]\d{3})+$/.test(input)) return input.replace(/[$, ]/g, '');
  const [, year] = /^(?:since|in|est\.?|established(?: in)?)\s+(\d+)$/i.exec(input) ?? [];
  if (year) return year;
  if (/^\d+,\d{1,2}$/.test(input)) return input.replace(',', '.');
  const [, digits] =
    /^[$~]?(\d+(?:\.\d+)?)(?:\+|%|\/5|st|nd|rd|th|(?: (?:out )?of \d+)|\s+[a-z]+)$/i.exec(input) ?? [];
  return digits;
}

export const numberRules: readonly Rule[] = [number, numberRange];
