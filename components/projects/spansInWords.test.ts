import { expect, test } from 'vitest';
import { siteLanguage } from '../../pipeline/labels/labels';
import { weeksInWords } from './spansInWords';

test.each([
  [1 / 7, 1 / 7, '1 day'],
  [0.5 / 7, 3 / 7, '1 to 3 days'],
  [1, 1, '1 week'],
  [2 / 7, 2.4, '1 to 2 weeks'],
])('%d to %d weeks are said as %s', (low, high, said) => {
  expect(weeksInWords({ low, high }, siteLanguage('en'))).toBe(said);
});
