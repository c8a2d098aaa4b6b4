import { z } from 'zod';
import { inDigits } from '../lint/fields/inDigits';
import { kind } from './kind';
import { refuse } from './refuse';

/** A number in digits, between `min` and `max`. */
export function number(about: string, example: string, { min = 0, max = 1_000_000_000 } = {}) {
  const schema = z
    .string()
    .trim()
    .transform((written, context): number => {
      const value = Number(written);
      if (!/^-?\d+(\.\d+)?$/.test(written)) {
        return refuse(
          context,
          'number',
          `This must be a number in digits, for example ${example}.`,
          inDigits(written),
        );
      }
      if (value < min || value > max) {
        return refuse(
          context,
          'number-range',
          `This number must be between ${min} and ${max}; ${written} is outside.`,
        );
      }
      return value;
    });
  return kind(schema, { kind: 'number', example, about, least: min, most: max });
}
