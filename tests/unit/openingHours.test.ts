import { expect, test } from 'vitest';
import { isOpen } from '../../components/hours/OpenNow.lazy';
import { siteLanguage } from '../../pipeline/labels/labels';
import { hoursInWords, hoursLines } from '../../pipeline/model/hours/hoursText';
import { hoursEnd, openingHours } from '../../pipeline/model/hours/openingHours';
import { scheduleOf } from '../../pipeline/model/hours/schedule';
import { hoursProperties } from '../../pipeline/model/structuredData/hoursNodes';

const TODAY = '2026-11-20';
const usual = { days: 'Monday - Friday', opens: '08:00', closes: '17:30' };
const closed = { closed: true };
const allDay = { times: [{ opens: '00:00', closes: '24:00' }] };
const split = {
  times: [
    { opens: '08:00', closes: '12:00' },
    { opens: '13:00', closes: '17:30' },
  ],
};
const winter = { season: { from: '11-01', until: '03-31' } };

type Hours = Parameters<typeof openingHours>[0];
const said = (hours: Hours, today = TODAY) => hoursInWords(openingHours(hours, today), siteLanguage());
const shown = (hours: Hours) => hoursLines(openingHours(hours, TODAY), siteLanguage());
const marked = (hours: Hours) => hoursProperties({ openingHours: openingHours(hours, TODAY) });

test.each<[string, Hours, string, string]>([
  [
    'day and night',
    { hours: [{ days: 'Monday - Sunday', ...allDay }] },
    'Mon-Sun open 24 hours',
    'Open 24 hours',
  ],
  [
    'two times a day',
    { hours: [{ days: 'Saturday', ...split }] },
    'Saturday 8:00 AM-12:00 PM and 1:00 PM-5:30 PM',
    '8:00 AM to 12:00 PM and 1:00 PM to 5:30 PM',
  ],
  [
    'past midnight',
    { hours: [{ days: 'Friday', opens: '18:00', closes: '02:00' }] },
    'Friday 6:00 PM-2:00 AM',
    '6:00 PM to 2:00 AM',
  ],
])('%s', (_what, hours, short, long) => {
  expect(said(hours)).toBe(short);
  expect(shown(hours)[0]?.hours).toBe(long);
});

test('days with several times are told apart from the next ones', () => {
  const hours = {
    hours: [
      { days: 'Friday', ...split },
      { days: 'Saturday', ...closed },
    ],
  };
  expect(said(hours)).toBe('Friday 8:00 AM-12:00 PM and 1:00 PM-5:30 PM; Saturday closed');
});

test('a season is named with its days', () => {
  const hours = { hours: [usual, { days: 'Saturday', ...split, ...winter }] };
  expect(said(hours)).toMatch('Saturday (November to March) 8:00 AM');
  expect(shown(hours)[1]?.days).toBe('Saturday, November to March');
});

test('holidays with the same hours are named together, and past ones not at all', () => {
  const hours = {
    holidays: [
      { date: { holiday: 'thanksgiving' as const }, ...closed },
      { date: { from: '12-24', until: '12-24' }, opens: '08:00', closes: '12:00' },
      { date: { from: '2026-08-03', until: '2026-08-07' }, ...closed },
      { date: { from: '2026-12-28', until: '2026-12-30' }, ...closed },
    ],
  };
  expect(shown(hours)).toEqual([
    { days: 'Thanksgiving and December 28 to December 30, 2026', hours: 'Closed' },
    { days: 'December 24', hours: '8:00 AM to 12:00 PM' },
  ]);
  expect(said(hours, '2026-12-31')).toBe('Thanksgiving closed, December 24 8:00 AM-12:00 PM');
});

test('search engines get every day its hours', () => {
  const node = { '@type': 'OpeningHoursSpecification' };
  const dates = (validFrom: string, validThrough = validFrom) => ({ validFrom, validThrough });
  const shut = { opens: '00:00', closes: '00:00' };
  const hours = {
    hours: [
      { days: 'Saturday', ...allDay },
      { days: 'Sunday', ...closed },
      { days: 'Sunday', ...split, ...winter },
    ],
    holidays: [
      { date: { holiday: 'thanksgiving' as const }, ...closed },
      { date: { holiday: 'laborDay' as const }, ...closed },
      { date: { from: '12-24', until: '12-24' }, opens: '08:00', closes: '12:00' },
      { date: { from: '2026-12-24', until: '2027-01-02' }, ...closed },
    ],
  };
  expect(marked(hours)).toEqual({
    openingHoursSpecification: [{ ...node, dayOfWeek: ['Saturday'], opens: '00:00', closes: '23:59' }],
    specialOpeningHoursSpecification: [
      ...split.times.map((span) => ({
        ...node,
        dayOfWeek: ['Sunday'],
        ...dates('2026-11-01', '2027-03-31'),
        ...span,
      })),
      { ...node, ...dates('2026-11-26'), ...shut },
      { ...node, ...dates('2027-09-06'), ...shut },
      { ...node, ...dates('2026-12-24', '2027-01-02'), ...shut },
    ],
  });
});

test('a season for days without other hours is part of the regular hours', () => {
  const { openingHoursSpecification } = marked({ hours: [{ days: 'Sunday', ...split, ...winter }] });
  expect(openingHoursSpecification?.[0]).toMatchObject({
    validFrom: '2026-11-01',
    validThrough: '2027-03-31',
  });
});

test('the pages stay the same until the next of these days is over', () => {
  const holidays = [{ date: { holiday: 'thanksgiving' as const }, ...closed }];
  expect(hoursEnd({ holidays }, TODAY)).toBe('2026-11-26');
  expect(hoursEnd({ hours: [{ ...usual, ...winter }], holidays }, '2026-11-27')).toBe('2027-03-31');
  expect(hoursEnd({ hours: [usual] }, TODAY)).toBeUndefined();
});

const week = { hours: [usual, { days: 'Saturday - Sunday', ...closed }] };
const days = (from: string, until = from) => ({ date: { from, until } });
const noon = { times: [{ opens: '09:00', closes: '12:00' }] };
const bar = { hours: [{ days: 'Friday - Sunday', opens: '18:00', closes: '02:00' }] };

/** In November, Philadelphia is five hours behind UTC. November 20, 2026 is a Friday. */
test.each<[string, Hours, string, boolean | undefined]>([
  ['on a weekday before opening', week, '2026-11-20T12:59Z', false],
  ['when it opens', week, '2026-11-20T13:00Z', true],
  ['a minute before closing', week, '2026-11-20T22:29Z', true],
  ['when it closes', week, '2026-11-20T22:30Z', false],
  ['on a closed day', week, '2026-11-21T15:00Z', false],
  ['on a day that is not in the hours', { hours: [usual] }, '2026-11-21T15:00Z', undefined],
  ['in summer, by its own clocks', week, '2027-07-09T12:00Z', true],
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
    { ...week, holidays: [{ date: { holiday: 'thanksgiving' }, ...closed }] },
    '2026-11-26T15:00Z',
    false,
  ],
  [
    'on a day of one year that is also a day of every year',
    {
      ...week,
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
    { hours: [usual, { days: 'Friday', ...noon, season: { from: '11-01', until: '03-31' } }] },
    '2026-11-20T18:00Z',
    false,
  ],
  [
    'in another season',
    { hours: [usual, { days: 'Friday', ...noon, season: { from: '01-01', until: '03-31' } }] },
    '2026-11-20T18:00Z',
    true,
  ],
])('%s', (_when, hours, instant, expected) => {
  const schedule = scheduleOf(openingHours(hours, '2026-11-20'), 'America/New_York');
  expect(isOpen(schedule, new Date(instant))).toBe(expected);
});
