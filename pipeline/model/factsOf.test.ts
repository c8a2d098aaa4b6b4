import { expect, test } from 'vitest';
import { factNames, factsOf } from './factsOf';

const hoursInWords = (hours: Parameters<typeof factsOf>[0]['hours']) => factsOf({ hours }).hours;

test.each([
  ['Monday to Saturday', 'Mon-Sat closed'],
  ['Fri-Sat', 'Friday and Saturday closed'],
  ['sunday', 'Sunday closed'],
])('%s is “%s”', (days, words) => {
  expect(hoursInWords([{ days, closed: true }])).toBe(words);
});

test.each([
  ['00:00', '12:00 AM'],
  ['08:05', '8:05 AM'],
  ['12:00', '12:00 PM'],
  ['23:59', '11:59 PM'],
])('%s is %s', (time, words) => {
  const hours = [{ days: 'Sunday', opens: time, closes: time }];
  expect(hoursInWords(hours)).toBe(`Sunday ${words}-${words}`);
});

test('a fact has its value under its former name too', () => {
  expect(factsOf({ license: 'MS1' })).toMatchObject({ license: 'MS1', licence: 'MS1' });
  expect(factNames).not.toContain('licence');
});

test.each([
  ['en-US', '24 months'],
  ['es-US', '24 meses'],
])('how long requests are kept is said in %s', (language, keepLeads) => {
  const months = { low: 24, high: 24, unit: 'month' as const };
  expect(factsOf({ language, keepLeads: months })).toMatchObject({ keepLeads });
});
