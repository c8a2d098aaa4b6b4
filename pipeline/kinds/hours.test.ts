import { expect, test } from 'vitest';
import { formatDay } from './dates';
import { minutesIn, parseWeekdays, timesKind } from './hours';
import { adviceOn, field } from './kind';
import { otherDays, readHolidays, readOpenings } from './openings';
import { comingDays, dayOfHoliday, seasonKind, specialDaysKind } from './season';

const span = (opens: string, closes: string) => ({ opens, closes });

test.each([
  ['8am to 12pm and 1pm-5pm', [span('08:00', '12:00'), span('13:00', '17:00')]],
  ['Open 24 hours', [span('00:00', '24:00')]],
  ['24h', [span('00:00', '24:00')]],
])('times: %s', (input, spans) => {
  expect(field(timesKind, '').safeParse(input).data).toEqual(spans);
});

test('a span may go past midnight', () => {
  expect(minutesIn(span('18:00', '02:00'))).toBe(8 * 60);
  expect(minutesIn(span('00:00', '24:00'))).toBe(24 * 60);
});

test.each([
  ['Oct 15-Apr 1', { from: '10-15', until: '04-01' }],
  ['Nov to Feb', { from: '11-01', until: '02-29' }],
  ['15 April - 14 October', { from: '04-15', until: '10-14' }],
  ['June 31 - July 2', undefined],
])('season: %s', (input, days) => {
  expect(field(seasonKind, '').safeParse(input).data).toEqual(days);
});

test.each([
  ["New Year's", { holiday: 'newYearsDay' }],
  ['December 24 - January 1', { from: '12-24', until: '01-01' }],
  ['August 3-7, 2026', { from: '2026-08-03', until: '2026-08-07' }],
  ['Dec 30, 2026 - Jan 2, 2027', { from: '2026-12-30', until: '2027-01-02' }],
])('special days: %s', (input, days) => {
  expect(field(specialDaysKind, '').safeParse(input).data).toEqual(days);
});

test.each([
  ['presidentsDay', 2026, '2026-02-16'],
  ['easter', 2024, '2024-03-31'],
  ['easter', 2038, '2038-04-25'],
  ['easter', 2076, '2076-04-19'],
  ['goodFriday', 2026, '2026-04-03'],
  ['memorialDay', 2026, '2026-05-25'],
  ['columbusDay', 2026, '2026-10-12'],
  ['dayAfterThanksgiving', 2024, '2024-11-29'],
] as const)('%s in %i is on %s', (name, year, day) => {
  expect(dayOfHoliday(name, year)).toBe(day);
});

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  ['Sunday - Saturday', ['Sunday', ...WORKDAYS, 'Saturday']],
  ['Saturday - Friday', ['Saturday', 'Sunday', ...WORKDAYS]],
  ['Friday - Monday', []],
  ['M', []],
])('“%s” is %j', (words, days) => {
  expect(parseWeekdays(words)).toEqual(days);
});

test.each([
  ['12/24 closed', 'December 24'],
  ['fri 12/12 closed', 'December 12, 2036'],
  ['Fri, Dec 12 closed', 'December 12, 2036'],
])('sent on November 30, 2036, “%s” is %s', (line, date) => {
  expect(readHolidays(line, '2036-11-30')).toEqual([{ date, closed: 'yes' }]);
});

test('hours with an emoji', () => {
  expect(readOpenings('Mon-Fri 8-5 😊')).toEqual([
    { days: 'Monday - Friday', opens: '8:00 AM', closes: '5:00 PM' },
  ]);
});

test('a season with a year', () => {
  expect(adviceOn(seasonKind, 'April - October 2026', { meta: {} }).advice).toContain('comes every year');
});

test('a February 29 that does not exist stays as it is', () => {
  expect(comingDays({ from: '02-29', until: '02-29' }, '2027-02-20')).toBe('February 29, 2027');
  expect(formatDay('2026-13-01')).toContain('2026');
});

test('a day that no line named before is not missed', () => {
  const [before, now] = [[{ days: 'Monday - Saturday' }], [{ days: 'Monday - Friday' }]];
  expect(otherDays(now, before)).toEqual(['Saturday']);
  expect(otherDays(now)).toEqual(['Saturday - Sunday']);
});
