import { minutesIn, parseWeekdays, type Span } from '../../../kinds/hours';
import type { SpecialDays } from '../../../kinds/season';
import type { Weekday } from '../../../kinds/words';
import { type AuthoredOpening, nextDays } from '../../../model/hours/openingHours';
import { typedAt } from '../../../passages/passages';
import { rangeOfValue } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import { checkFilesOf, type Problem, type Report, rule, warning } from '../../rule';

interface Opening extends AuthoredOpening {
  path: string;
  /** The days as written; “this date” for a holiday. */
  days: string;
  /** The fields among “closed” and “byAppointment” that are set, in quotes. */
  exceptions: string[];
}

const hoursIn = (document: Document) => (isOfType('business')(document) && document.fields.hours) || [];

function openingsIn(document: Document): Opening[] {
  const { holidays = [] } = isOfType('business')(document) ? document.fields : {};
  const entries = [
    ...hoursIn(document).map((entry, index) => ({ ...entry, path: `hours.${index}` })),
    ...holidays.map((entry, index) => ({ ...entry, days: 'this date', path: `holidays.${index}` })),
  ];
  const exceptionsOf = (entry: AuthoredOpening) =>
    (['closed', 'byAppointment'] as const).filter((name) => entry[name]).map((name) => `“${name}”`);
  return entries.map((entry) => ({ ...entry, exceptions: exceptionsOf(entry) }));
}

type OpeningFault = Problem & {
  /** The rest of the path after that of the entry. */
  field?: string;
};

const checkOpenings =
  (find: (opening: Opening) => OpeningFault | undefined) =>
  (document: Document, report: Report): void => {
    for (const opening of openingsIn(document)) {
      const found = find(opening);
      if (!found) continue;
      const { field = '', data, ...problem } = found;
      const range = rangeOfValue(document, `${opening.path}${field}`);
      report({ range, ...problem, data: { days: opening.days, ...data } });
    }
  };

const hoursBoth = rule({
  id: 'hours-both',
  what: 'These days have {one} as well as {other}.',
  advice: 'Keep only one of the two.',
  fields: checkOpenings(({ opens, closes, times, exceptions: [one, other] }) => {
    if (one && (other || opens || closes || times)) return { data: { one, other: other ?? 'times' } };
    if (one || !times || !(opens || closes)) return undefined;
    return { data: { one: '“times”', other: '“opens” and “closes”' }, field: '.times' };
  }),
});

const hoursMissing = rule({
  id: 'hours-missing',
  what: 'For {days}, {missing}.',
  advice: 'Write when you open and close, or closed: yes.',
  adviceInForm: 'Write when you open and close, or that you are closed.',
  fields: checkOpenings(({ opens, closes, times, exceptions }) => {
    if (exceptions.length > 0 || times || (opens && closes)) return undefined;
    const one = opens ? '“closes” is missing' : '“opens” is missing';
    return { data: { missing: opens || closes ? one : '“opens” and “closes” are missing' } };
  }),
});

/** Minutes. In a longer span past midnight, AM is probably a mistake for PM. */
const longestNight = (opens: string) => (opens < '12:00' ? 14 : 16) * 60;

const hoursOrder = rule({
  id: 'hours-order',
  what: 'On {days} the business closes before it opens.',
  advice: 'Check AM and PM.',
  fields: checkOpenings(({ opens, closes, times, exceptions }) => {
    const spans = times ?? (opens && closes ? [{ opens, closes }] : []);
    const [found] = exceptions.length > 0 ? [] : spans.flatMap(findWrongOrder);
    return found && { ...found, field: times ? '.times' : '.closes' };
  }),
});

const SAME_TIME = {
  what: 'On {days} the business opens and closes at the same time.',
  advice: 'If you are open day and night, write “24 hours” for the times.',
};
const MIDNIGHT = {
  what: '12:00 AM is midnight.',
  advice: 'If you close at noon, write 12:00 PM; if you close at midnight, write 11:59 PM.',
};

function findWrongOrder(span: Span): OpeningFault[] {
  const { opens, closes } = span;
  if (closes > opens) return [];
  if (opens === closes) return [{ ...SAME_TIME }];
  if (closes === '00:00' && opens < '12:00') return [{ ...MIDNIGHT }];
  return minutesIn(span) > longestNight(opens) ? [{ data: {} }] : [];
}

const hoursTwice = rule({
  id: 'hours-twice',
  what: '{day} is in the hours more than once.',
  advice: 'Write each day only once.',
  fields(document, report) {
    const earlier = new Set<Weekday>();
    for (const [index, { days, season }] of hoursIn(document).entries()) {
      // They replace the regular hours of the same days.
      if (season) continue;
      const named = parseWeekdays(days);
      const again = named.find((day) => earlier.has(day));
      const range = rangeOfValue(document, `hours.${index}.days`);
      if (again) report({ range, data: { day: again } });
      for (const day of named) earlier.add(day);
    }
  },
});

export const hoursRules = [hoursBoth, hoursMissing, hoursOrder, hoursTwice];

type FindDays = (date: SpecialDays, today: string, above: SpecialDays[]) => SpecialDays | false | undefined;

/** Checks each holiday of the business. `find` returns the days that the message quotes as `{other}`, or nothing if all is well: those of the holiday itself, or of one above that it overlaps. */
const checkHolidays = (find: FindDays) =>
  checkFilesOf('business', (business, { now: { today } }) => {
    const dates = (business.fields.holidays ?? []).map(({ date }) => date);
    const fieldOf = (index: number) => `holidays.${index}.date`;
    return dates.flatMap((date, index) => {
      const found = find(date, today, dates.slice(0, index));
      if (!found) return [];
      const other = typedAt(business.source.values, fieldOf(dates.indexOf(found))) ?? '';
      return [{ range: rangeOfValue(business, fieldOf(index)), data: { other } }];
    });
  });

/** Whether the days have a year. A `holiday` and days as `MM-DD` come every year. */
const isOnce = (date: SpecialDays) => 'from' in date && date.from.length === 'YYYY-MM-DD'.length;
const isCrossed = (date: SpecialDays) => isOnce(date) && 'from' in date && date.until < date.from;

function isOverlapping(one: SpecialDays, other: SpecialDays): boolean {
  // `nextDays` gives overlapping days in different years if today is between their ends. That is so on at most one of two days half a year apart.
  return ['2000-01-15', '2000-07-15'].some((today) => {
    const [a, b] = [nextDays(one, today), nextDays(other, today)];
    return a && b && a.from <= b.until && b.from <= a.until;
  });
}

export const holidayRules = [
  rule({
    id: 'holiday-crossed',
    what: 'The last day is before the first.',
    advice: 'Check both dates.',
    site: checkHolidays((date) => isCrossed(date) && date),
  }),
  warning({
    id: 'holiday-past',
    what: 'This date has passed.',
    advice: 'Leave it out, or write the next date.',
    site: checkHolidays((date, today) => !nextDays(date, today) && !isCrossed(date) && date),
  }),
  // A day of one year may override one that comes every year.
  rule({
    id: 'holiday-twice',
    what: 'These days overlap with “{other}” above.',
    advice: 'Write each day once.',
    site: checkHolidays((date, _today, above) =>
      above.find((each) => isOnce(each) === isOnce(date) && isOverlapping(date, each)),
    ),
  }),
];
