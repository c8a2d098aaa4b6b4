import { expect, test } from 'vitest';
import { parseWeekdays } from './hours';

const WORKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

test.each([
  ['Monday - Friday', WORKDAYS],
  ['Mon-Fri', WORKDAYS],
  ['monday – friday', WORKDAYS],
  ['Monday to Friday', WORKDAYS],
  ['Saturday', ['Saturday']],
  ['Saturday - Sunday', ['Saturday', 'Sunday']],
  ['Sunday - Tuesday', ['Sunday', 'Monday', 'Tuesday']],
  ['Sunday - Saturday', ['Sunday', ...WORKDAYS, 'Saturday']],
  ['Saturday - Friday', ['Saturday', 'Sunday', ...WORKDAYS]],
  ['Sonday', []],
  ['Monday - Sonday', []],
  ['Friday - Monday', []],
  ['Monday, Wednesday', []],
  ['M', []],
  ['', []],
])('“%s” is %j', (words, days) => {
  expect(parseWeekdays(words)).toEqual(days);
});
