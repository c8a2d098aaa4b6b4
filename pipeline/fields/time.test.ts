import { afterEach, expect, test, vi } from 'vitest';
import { moment, onEasternClock } from './time';

const from = moment('From when.');
const until = moment('Until when.', { wholeDay: true });

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['2026-12-01', '2026-12-01T05:00:00.000Z'],
  ['2026-07-04', '2026-07-04T04:00:00.000Z'],
  ['2026-12-01 8:00 AM', '2026-12-01T13:00:00.000Z'],
  ['Dec 1, 2026', '2026-12-01T05:00:00.000Z'],
  ['December 1, 2026 at 5 pm', '2026-12-01T22:00:00.000Z'],
  ['2026-12-01T17:30', '2026-12-01T22:30:00.000Z'],
  ['12/25/2026, 5pm', '2026-12-25T22:00:00.000Z'],
  ['2026-03-08 1:30 AM', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08 3:30 AM', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01', '2026-11-01T04:00:00.000Z'],
  ['2026-11-01 3:00 AM', '2026-11-01T08:00:00.000Z'],
])('%s is one instant, wherever the machine stands', (written, instant) => {
  for (const name of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', name);
    expect(from.parse(written)).toBe(instant);
  }
});

test('a last day counts to its end, also where the clocks change', () => {
  expect(until.parse('2026-12-31')).toBe('2027-01-01T05:00:00.000Z');
  expect(until.parse('2026-11-01')).toBe('2026-11-02T05:00:00.000Z');
  expect(until.parse('2026-12-31 5:00 PM')).toBe('2026-12-31T22:00:00.000Z');
});

test('shows an instant as a clock of the US East does', () => {
  expect(onEasternClock('2026-12-01T05:00:00.000Z')).toBe('2026-12-01 00:00');
});

test.each(['next week', '2026-12-01 8', '2026-12-01 25:00', '2026-02-30'])('%s is no moment', (input) => {
  expect(from.safeParse(input).success).toBe(false);
});
