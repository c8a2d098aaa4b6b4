import { expect, test } from 'vitest';
import { parseMonth } from './month';

test.each([
  ['2024-03', '2024-03'],
  ['2024/3', '2024-03'],
  ['03/2024', '2024-03'],
  ['March 2024', '2024-03'],
  ['Mar. 2024', '2024-03'],
  ['2024-13', undefined],
  ['2024', undefined],
  ['24-03', undefined],
  ['spring 2024', undefined],
])('reads %s as the month %s', (input, month) => {
  expect(parseMonth(input)).toBe(month);
});
