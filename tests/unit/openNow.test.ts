import { expect, test } from 'vitest';
import { isOpen } from '../../components/hours/OpenNow.lazy';
import { openingHours } from '../../pipeline/model/hours/openingHours';
import { scheduleOf } from '../../pipeline/model/hours/schedule';

type Hours = Parameters<typeof openingHours>[0];

const weekdays = { days: 'Monday - Friday', opens: '08:00', closes: '17:30' };
const closed = { closed: true };
const usual = { hours: [weekdays, { days: 'Saturday - Sunday', ...closed }] };
const days = (from: string, until = from) => ({ date: { from, until } });
const noon = { times: [{ opens: '09:00', closes: '12:00' }] };
const bar = { hours: [{ days: 'Friday - Sunday', opens: '18:00', closes: '02:00' }] };

/** In November, Philadelphia is five hours behind UTC. November 20, 2026 is a Friday. */
test.each<[string, Hours, string, boolean | undefined]>([
  ['on a weekday before opening', usual, '2026-11-20T12:59Z', false],
  ['when it opens', usual, '2026-11-20T13:00Z', true],
  ['a minute before closing', usual, '2026-11-20T22:29Z', true],
  ['when it closes', usual, '2026-11-20T22:30Z', false],
  ['on a closed day', usual, '2026-11-21T15:00Z', false],
  ['on a day that is not in the hours', { hours: [weekdays] }, '2026-11-21T15:00Z', undefined],
  ['in summer, by its own clocks', usual, '2027-07-09T12:00Z', true],
  [
    'by appointment',
    { hours: [{ days: 'Monday - Sunday', byAppointment: true }] },
    '2026-11-20T15:00Z',
    undefined,
  ],
  ['past midnight', bar, '2026-11-21T06:59Z', true],
  ['past midnight, after closing', bar, '2026-11-21T07:00Z', false],
  ['past midnight, into a day without hours', bar, '2026-11-23T06:00Z', true],
  [
    'day and night',
    { hours: [{ days: 'Monday - Sunday', times: [{ opens: '00:00', closes: '24:00' }] }] },
    '2026-11-20T05:00Z',
    true,
  ],
  [
    'on a holiday',
    { ...usual, holidays: [{ date: { holiday: 'thanksgiving' }, ...closed }] },
    '2026-11-26T15:00Z',
    false,
  ],
  [
    'on a day of one year that is also a day of every year',
    {
      ...usual,
      holidays: [
        { ...days('12-24'), ...closed },
        { ...days('2026-12-24'), ...noon },
      ],
    },
    '2026-12-24T15:00Z',
    true,
  ],
  [
    'in a season with its own hours',
    { hours: [weekdays, { days: 'Friday', ...noon, season: { from: '11-01', until: '03-31' } }] },
    '2026-11-20T18:00Z',
    false,
  ],
  [
    'in another season',
    { hours: [weekdays, { days: 'Friday', ...noon, season: { from: '01-01', until: '03-31' } }] },
    '2026-11-20T18:00Z',
    true,
  ],
])('%s', (_when, hours, instant, expected) => {
  const schedule = scheduleOf(openingHours(hours, '2026-11-20'), 'America/New_York');
  expect(isOpen(schedule, new Date(instant))).toBe(expected);
});
