import { expect, test } from 'vitest';
import { formatMoney } from './money';
import { readAmount, readDuration } from './typed';

test.each([
  ['$38k', '$38,000'],
  ['4.2k', '$4,200'],
  ['38 to 40k', '$38,000 - $40,000'],
  ['$38k-$40k', '$38,000 - $40,000'],
  ['about $4,200', '$4,200'],
  ['4.200', '$4,200'],
  ['$4,200.50 - $4,800.75', '$4,200 - $4,800'],
  ['4200 dollars', '$4,200'],
  ['$4,200+', '$4,200'],
  ['ask us', undefined],
  ['4.25k', undefined],
])('the amount %j', (typed, read) => {
  const span = readAmount(typed);
  expect(span && formatMoney(span)).toBe(read);
});

test.each([
  ['three days', '3 days'],
  ['about 3 wks', '3 weeks'],
  ['5-6 wks', '5-6 weeks'],
  ['a week', '1 week'],
  ['2 mos.', '2 months'],
  ['two to three weeks', '2 to 3 weeks'],
  ['a while', undefined],
  ['5', undefined],
])('the duration %j', (typed, read) => {
  expect(readDuration(typed)).toBe(read);
});
