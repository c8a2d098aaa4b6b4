import { expect, test } from 'vitest';
import { inWeeks, parseDuration } from './duration';
import { parseMoney } from './money';

test.each([
  ['$45,000 - $52,000', { low: 45_000, high: 52_000 }],
  ['48.000', undefined],
])('reads %s as an amount', (input, money) => {
  expect(parseMoney(input)).toEqual(money);
});

test.each([
  ['1 Day', { low: 1, high: 1, unit: 'day' }, 1 / 7],
  ['4-6 weeks', { low: 4, high: 6, unit: 'week' }, 5],
  ['2 to 3 months', { low: 2, high: 3, unit: 'month' }, 10.9],
])('reads %s as a duration', (input, duration, weeks) => {
  const parsed = parseDuration(input);
  expect(parsed).toEqual(duration);
  expect(parsed && inWeeks(parsed)).toBeCloseTo(weeks, 1);
});

test.each(['5 years', '5-weeks-6'])('reads no duration in %s', (input) => {
  expect(parseDuration(input)).toBeUndefined();
});
