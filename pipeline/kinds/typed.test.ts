import { expect, test } from 'vitest';
import { emailKind, phoneKind } from './contact';
import { inWeeks, parseDuration } from './duration';
import { readingsOf } from './kind';
import { kinds } from './kinds.generated';
import { parseMoney } from './money';
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

test.each([
  ['the number with digits for two letters', '8S6-555-OI42', '(856) 555-0142'],
  ['the number in a text with such a letter', 'call 856-555-O142', '(856) 555-0142'],
  ['the number of two words', '1-800-GOT-JUNK', '(800) 468-5865'],
  ['nothing for a letter that is like no digit', '(856) 555-A142', undefined],
  ['nothing for a word that may be digits', '(856) 555-OOSO', undefined],
  ['nothing for an area code behind the number', '555-0187 (612)', undefined],
  ['nothing for a letter too many', '856-555-0142O', undefined],
])('suggests %s', (_what, input, expected) => {
  expect(phoneKind.read?.(input, { meta: {} })).toBe(expected);
});

test.each(['ann@gmaid.com', 'al@icloud.com'])(
  'an address at a host that only resembles a well-known one is right: %s',
  (typed) => {
    expect(emailKind.parse(typed, {})).toBe(typed);
  },
);

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
