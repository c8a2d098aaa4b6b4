import { afterEach, expect, test, vi } from 'vitest';
import { field } from '../kinds/kind';
import { timeZoneKind } from '../kinds/timeZone';
import { instantOf, localTime, nameOfTimeZone } from './visibility';

afterEach(() => {
  vi.unstubAllEnvs();
});

test.each([
  ['2026-12-01T00:00', 'America/New_York', '2026-12-01T05:00:00.000Z'],
  ['2026-07-04T00:00', 'America/New_York', '2026-07-04T04:00:00.000Z'],
  ['2026-03-08T01:30', 'America/New_York', '2026-03-08T06:30:00.000Z'],
  ['2026-03-08T03:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
  ['2026-11-01T03:00', 'America/New_York', '2026-11-01T08:00:00.000Z'],
  ['2026-12-01T08:00', 'America/Los_Angeles', '2026-12-01T16:00:00.000Z'],
  ['2026-07-01T08:00', 'America/Phoenix', '2026-07-01T15:00:00.000Z'],
])('%s in %s is one instant, wherever the machine is', (local, zone, instant) => {
  for (const name of ['UTC', 'Asia/Tokyo', 'America/Los_Angeles']) {
    vi.stubEnv('TZ', name);
    expect(instantOf(local, zone).toISOString()).toBe(instant);
    expect(localTime(new Date(instant), zone)).toBe(local);
  }
});

test.each([
  ['Central', 'America/Chicago'],
  ['pacific time', 'America/Los_Angeles'],
  ['US Eastern', 'America/New_York'],
  ['Mountain Standard Time', 'America/Denver'],
  ['america/boise', 'America/Boise'],
  ['Estern', undefined],
  ['America/Atlantis', undefined],
  ['+05:00', undefined],
])('an owner may write %s', (input, zone) => {
  expect(field(timeZoneKind, 'Where.').safeParse(input).data).toBe(zone);
});

test('a time zone has a name for people', () => {
  expect(nameOfTimeZone('America/New_York')).toBe('Eastern Time');
});
