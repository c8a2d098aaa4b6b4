import type { OpeningHoursSpecification } from 'schema-dts';
import { isAllDay, parseWeekdays } from '../../kinds/hours';
import type { CalendarDays } from '../../kinds/season';
import type { Opening, OpeningHours } from '../hours/openingHours';
import type { Site } from '../Site';

type HoursNode = Exclude<OpeningHoursSpecification, string>;

/** The properties of the business with its regular hours, and the hours of holidays and seasons with the dates of their next occurrence. */
export function hoursProperties({ openingHours: { regular, special } }: Pick<Site, 'openingHours'>) {
  const dated = regular.map(({ days, season, opening }) => ({
    opening,
    season,
    days: { dayOfWeek: parseWeekdays(days), ...(season && validity(season.next)) },
  }));
  const usualDays = new Set(dated.flatMap(({ season, days }) => (season ? [] : days.dayOfWeek)));
  const isOverride = ({ season, days }: (typeof dated)[number]) =>
    season !== undefined && days.dayOfWeek.some((day) => usualDays.has(day));
  const usual = dated.filter((each) => !isOverride(each) && typeof each.opening !== 'string');
  const overrides = [
    ...dated.filter(isOverride).flatMap(({ opening, days }) => nodes(opening, days)),
    ...specialNodes(special),
  ];
  return {
    ...(usual.length > 0 && {
      openingHoursSpecification: usual.flatMap(({ opening, days }) => nodes(opening, days)),
    }),
    ...(overrides.length > 0 && { specialOpeningHoursSpecification: overrides }),
  };
}

/** The hours of holidays. Days of one year override days that recur every year. */
function specialNodes(special: OpeningHours['special']): HoursNode[] {
  const specialDays = special.flatMap(({ dates, opening }) => dates.map((each) => ({ ...each, opening })));
  const once = specialDays.filter(({ isOnce }) => isOnce);
  return specialDays
    .filter(({ next, isOnce }) => isOnce || !once.some((other) => isWithin(next, other.next)))
    .flatMap(({ next, opening }) => nodes(opening, validity(next)));
}

const isWithin = (inner: CalendarDays, outer: CalendarDays) =>
  inner.from >= outer.from && inner.until <= outer.until;

const validity = ({ from, until }: CalendarDays) => ({ validFrom: from, validThrough: until });

/** A node for each time of a day. Closed is written as opening and closing at 00:00, and a whole day as closing at 23:59. */
function nodes(opening: Opening, days: object): HoursNode[] {
  const spans = typeof opening === 'string' ? [{ opens: '00:00', closes: '00:00' }] : opening;
  return spans.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    ...days,
    opens: span.opens,
    closes: isAllDay(span) ? '23:59' : span.closes,
  }));
}
