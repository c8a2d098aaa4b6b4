import { field } from './field';

const DIGITS = /^-?\d+(\.\d+)?$/;

/** A number in digits, between `min` and `max`. */
export function number(about: string, example: string, { min = 0, max = 1_000_000_000 } = {}) {
  const parse = (input: string): number | undefined => {
    const value = parseNumber(input);
    return value !== undefined && value >= min && value <= max ? value : undefined;
  };
  return field({ kind: 'number', example, about, least: min, most: max, parse });
}

export function parseNumber(input: string): number | undefined {
  return DIGITS.test(input) ? Number(input) : undefined;
}
