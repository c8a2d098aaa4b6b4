import { expect, test } from 'vitest';
import { colorKind } from './color';
import { emailKind, phoneKind } from './contact';
import { inWeeks, parseDuration } from './duration';
import { adviceOn, readingsOf } from './kind';
import { kinds } from './kinds.generated';
import { parseMoney } from './money';
import { headcountAnswer, numberKind } from './number';
import { placeAnswer } from './places';
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
  ['date', '11/12/26', '2026-11-12'],
  ['date', 'Friday morning', '2026-11-27'],
  ['date', 'last Friday pm', '2026-11-27'],
  ['date', 'tomorrow afternoon', '2026-12-01'],
  ['date', '“Sept 15, 2026”', '2026-09-15'],
  ['month', '“May 2026”', '2026-05'],
  ['month', 'Oct-31', '2026-10'],
  ['month', 'June-30', '2026-06'],
  ['duration', '2 weeks and a half', '2.5 weeks'],
  ['number', '5 ★', '5'],
])('the %s %j, typed on 2026-11-30', (name, typed, expected) => {
  const kind = kinds.find((each) => each.name === name);
  expect(kind && readingsOf(kind, typed, { meta: {}, today: '2026-11-30' })).toEqual([expected]);
});

test.each([
  ['we’re 4', '4'],
  ['between 5 and 10', '5-10'],
])('%s people', (typed, expected) => {
  expect(headcountAnswer.parse(typed, {})).toBe(expected);
});

test.each([
  ['green light', '#90ee90'],
  ['green dark', '#006400'],
  ['gray dark', '#a9a9a9'],
])('the color %s', (typed, expected) => {
  expect(colorKind.parse(typed, {})).toBe(expected);
});

test('degrees to the west are negative', () => {
  expect(numberKind.read?.('75.1315 W', { meta: { unit: 'degree' } })).toBe('-75.1315');
});

test('a place in Canada', () => {
  expect(adviceOn(placeAnswer, '12 Main St, Toronto, ON M5V 2T6', { meta: {} }).advice).toContain(
    'United States',
  );
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

test('advises the number in a text, with slashes', () => {
  expect(adviceOn(phoneKind, 'call 614/555-0142', { meta: {} }).advice).toContain('(614) 555-0142');
});

test.each([
  ['peña@x.com;', 'peña@x.com'],
  ['R&R@septic.com,', 'r&r@septic.com'],
  ['mailto:r&r@x.com', 'r&r@x.com'],
  ['<r&r@x.com>', 'r&r@x.com'],
  ['“info#1@x.com.”', 'info#1@x.com'],
  ['(’o’brien@x.com!)', 'o’brien@x.com'],
])('reads the whole address of %s', (typed, address) => {
  expect(readingsOf(emailKind, typed, { meta: {} })).toEqual([address]);
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
