import { expect, test } from 'vitest';
import { siteLanguage } from '../../pipeline/labels/labels';
import { hoursInWords, hoursLines } from '../../pipeline/model/hours/hoursText';
import { hoursEnd, openingHours } from '../../pipeline/model/hours/openingHours';
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
