import type { OpeningHoursSpecification } from 'schema-dts';
import { isAllDay, parseWeekdays } from '../../kinds/hours';
import type { CalendarDays } from '../../kinds/season';
import type { Opening, OpeningHours } from '../hours/openingHours';
import type { Site } from '../Site';

type HoursNode = Exclude<OpeningHoursSpecification, string>;

/** The properties of the business with its regular hours, and the hours of holidays and seasons with the dates of their next occurrence. */
export function hoursProperties({ openingHours: { regular, special } }: Pick<Site, 'openingHours'>) {
  const allYear = regular.filter(({ season }) => !season);
  const usualDays = new Set(allYear.flatMap(({ days }) => parseWeekdays(days)));
  const overrides: HoursNode[] = [];
  const usual = allYear.flatMap(({ days, opening }) =>
    openNodes(opening, { dayOfWeek: parseWeekdays(days) }),
  );
  for (const { days, season, opening } of regular) {
    if (!season) continue;
    const dates = validity(season.next);
    const dayOfWeek = parseWeekdays(days);
    const isOverride = dayOfWeek.some((day) => usualDays.has(day));
    if (isOverride) overrides.push(...nodes(opening, { dayOfWeek, ...dates }));
    else usual.push(...openNodes(opening, { dayOfWeek, ...dates }));
  }
  overrides.push(...specialNodes(special));
  return {
    ...(usual.length > 0 ? { openingHoursSpecification: usual } : {}),
    ...(overrides.length > 0 ? { specialOpeningHoursSpecification: overrides } : {}),
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

/** Empty for days on which the business is not open. */
function openNodes(opening: Opening, days: Partial<HoursNode>): HoursNode[] {
  return typeof opening === 'string' ? [] : nodes(opening, days);
}

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
