import { expect, test } from 'vitest';
import { formatMoney } from './money';
import { closesAt, opensAt, readAmount, readDuration, readMonth, readTime, readTimes } from './typed';

test.each([
  ['$38k', '$38,000'],
  ['4.2k', '$4,200'],
  ['38 to 40k', '$38,000 - $40,000'],
  ['$38k-$40k', '$38,000 - $40,000'],
  ['38-40k', '$38,000 - $40,000'],
  ['35k-40', '$35,000 - $40,000'],
  ['800-1.2k', '$800 - $1,200'],
  ['about $4,200', '$4,200'],
  ['4.200', '$4,200'],
  ['$4,200.50 - $4,800.75', '$4,200 - $4,800'],
  ['4200 dollars', '$4,200'],
  ['$4,200+', '$4,200'],
  ['up to $48,000', '$48,000'],
  ['35k-40', '$35,000 - $40,000'],
  ['between $900 and $1,200', '$900 - $1,200'],
  ['$4.200,00', '$4,200'],
  ['ask us', undefined],
  ['4.25k', undefined],
  ['the mid $40s', undefined],
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
  ['2½ weeks', '2.5 weeks'],
  ['two years', '24 months'],
  ['a while', undefined],
  ['5', undefined],
])('the duration %j', (typed, read) => {
  expect(readDuration(typed)).toBe(read);
});

test.each([
  ['late October 2023', '2023-10'],
  ["Oct '23", '2023-10'],
  ['10/23', undefined],
  ['2023 October', '2023-10'],
  ['Feb and March 2024', '2024-03'],
  ['March 15, 2024', '2024-03'],
  ['Oct', undefined],
  ['fall 2023', undefined],
])('the month %j', (typed, read) => {
  expect(readMonth(typed)).toBe(read);
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
  ['7-5', '7:00 AM - 5:00 PM'],
  ['8 to noon, 1-5 PM', '8:00 AM - 12:00 PM, 1:00 PM - 5:00 PM'],
  ['9-12', '9:00 AM - 12:00 PM'],
  ['7-11', undefined],
  ['6-9 PM', undefined],
  ['7-5-9', undefined],
])('the times %j', (typed, read) => {
  expect(readTimes(typed)).toBe(read);
});
