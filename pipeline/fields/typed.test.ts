import { expect, test } from 'vitest';
import { durationKind } from './duration';
import { type Kind, readingsOf } from './kind';
import { webAddressKind } from './link';
import { moneyKind } from './money';
import { monthKind, parseMonth } from './month';
import { closesAt, opensAt, readTime, readTimes } from './time';

const read = (kind: Kind, typed: string) => {
  const [reading, other] = readingsOf(kind, typed, { note: {} });
  return other ? undefined : reading;
};

test.each([
  ['800-1.2k', '$800 - $1,200'],
  ['$4,200.50 - $4,800.75', '$4,200 - $4,800'],
  ['$4.200,00', '$4,200'],
  ['4.25k', undefined],
  ['the mid $40s', undefined],
])('the amount %j', (typed, expected) => {
  expect(read(moneyKind, typed)).toBe(expected);
});

test.each([
  ['two to three weeks', '2 to 3 weeks'],
  ['a while', undefined],
  ['5', undefined],
])('the duration %j', (typed, expected) => {
  expect(read(durationKind, typed)).toBe(expected);
});

test.each([['10/23', undefined]])('the month %j', (typed, expected) => {
  expect(read(monthKind, typed)).toBe(expected);
});

test.each([
  ['noon', '12:00 PM', '12:00 PM'],
  ['7', '7:00 AM', undefined],
  ['5', undefined, '5:00 PM'],
  ['1730', '17:30', '17:30'],
  ['17:30 pm', '17:30', '17:30'],
  ['16h30', '16:30', '16:30'],
  ['9 at night', '9:00 PM', '9:00 PM'],
  ['dusk', undefined, undefined],
])('the time %j as an opening and a closing time', (typed, opens, closes) => {
  expect(readTime(typed, opensAt)).toBe(opens);
  expect(readTime(typed, closesAt)).toBe(closes);
});

test.each([
  ['8 to noon, 1-5 PM', '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM'],
  ['7-11', undefined],
  ['6-9 PM', undefined],
  ['7-5-9', undefined],
])('the times %j', (typed, expected) => {
  expect(readTimes(typed)).toBe(expected);
});

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

test('a web address whose host has a hyphen', () => {
  expect(read(webAddressKind, 'http:/my-site.example')).toBe('https://my-site.example');
});
