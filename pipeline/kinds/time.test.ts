import { expect, test } from 'vitest';
import { field } from './kind';
import { momentKind } from './time';

const from = field(momentKind, 'From when.');
const until = field(momentKind, 'Until when.', { isEnd: true });

test.each([
  ['2026-12-01 8:00 AM', '2026-12-01T08:00'],
  ['December 1, 2026 at 5 pm', '2026-12-01T17:00'],
  ['2026-12-01T17:30:00.000', '2026-12-01T17:30'],
  ['12/25/2026, 5pm', '2026-12-25T17:00'],
])('%s is a time on the clocks of the business', (written, local) => {
  expect(from.parse(written)).toBe(local);
});

test('a last day counts to its end', () => {
  expect(until.parse('2026-12-31')).toBe('2027-01-01T00:00');
  expect(until.parse('2026-12-31 5:00 PM')).toBe('2026-12-31T17:00');
});

test.each(['2026-12-01 8', '2026-12-01 25:00'])('%s is no moment', (input) => {
  expect(from.safeParse(input).success).toBe(false);
});
