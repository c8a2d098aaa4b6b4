import { parseNumber } from '../../../fields/field';
import { readNumber } from '../../../fields/typed';
import { checkValues } from '../../fields/faults';
import { type Rule, rule } from '../../rule';

const number = rule({
  id: 'number',
  kind: 'sure',
  about: 'Write a number in digits, with a period before decimals. Leave out commas, units and symbols.',
  fields: checkValues('number', ({ input, note }) =>
    parseNumber(input) === undefined
      ? {
          reason: `Write a number in digits, for example ${note.example}.`,
          expected: readNumber(input),
        }
      : undefined,
  ),
});

const numberRange = rule({
  id: 'number-range',
  about:
    'Some numbers have limits. Stars, for example, go from 1 to 5. A position in a list, a year and a number of reviews are whole numbers.',
  fields: checkValues('number', ({ input, note }) => {
    const value = parseNumber(input);
    if (value === undefined) return undefined;
    if (note.isWhole && !Number.isInteger(value))
      return { reason: `This must be a whole number, without decimals, for example ${note.example}.` };
    if (Number(note.min) > 1000 && /^\d\d$/.test(input))
      return {
        reason: `Write the year with four digits, for example ${note.example}.`,
        // A smaller one may be of either century.
        expected: value < 30 ? undefined : `19${input}`,
      };
    return { reason: `This number must be between ${note.min} and ${note.max}; ${input} is outside.` };
  }),
});

export const numberRules: readonly Rule[] = [number, numberRange];
