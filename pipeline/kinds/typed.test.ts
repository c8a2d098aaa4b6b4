import { expect, test } from 'vitest';
import { readingsOf } from './kind';
import { kinds } from './kinds.generated';
import { closesAt, opensAt, readTime, readTimes } from './time';
import { isNone } from './words';

test.each([
  ['amount', '800-1.2k', '$800 - $1,200'],
  ['amount', '$4.200,00', '$4,200'],
  ['amount', '4.25k', undefined],
  ['amount', 'the mid $40s', undefined],
  ['month', '10/23', undefined],
  ['web address', 'http:/my-site.example', 'https://my-site.example'],
])('the %s %j', (name, typed, expected) => {
  const kind = kinds.find((each) => each.name === name);
  expect(kind && readingsOf(kind, typed, { meta: {} })).toEqual(expected === undefined ? [] : [expected]);
});

test.each([
  ['7', '7:00 AM', undefined],
  ['5', undefined, '5:00 PM'],
  ['at 730', '07:30', '07:30'],
  ['17:30 pm', '17:30', '17:30'],
  ['16h30', '16:30', '16:30'],
  ['9 at night', '9:00 PM', '9:00 PM'],
])('the time %j as an opening and a closing time', (typed, opens, closes) => {
  expect(readTime(typed, opensAt)).toBe(opens);
  expect(readTime(typed, closesAt)).toBe(closes);
});

test.each([
  ['6:30-noon', '6:30 AM - 12:00 PM'],
  ['5 to noon', undefined],
  ['noon to 430', '12:00 PM - 4:30 PM'],
  ['7-5-9', undefined],
])('the times %j', (typed, expected) => {
  expect(readTimes(typed)).toBe(expected);
});

test('a story that begins with “Nobody” is an answer', () => {
  expect(isNone('nobody else, just me')).toBe(true);
  expect(isNone('Nobody had filled the tub in nine years. We took it out and moved the drain.')).toBe(false);
});
