import type { Span } from '../../kinds/hours';
import { type CalendarDays, dayOfHoliday, type SpecialDays, type YearlyDays } from '../../kinds/season';

/** The opening hours of some days as written: two times, several spans, `closed` or `byAppointment`. */
export interface AuthoredOpening {
  opens?: string;
  closes?: string;
  times?: readonly Span[];
  closed?: boolean;
  byAppointment?: boolean;
}

/** When the business is open on a day. */
export type Opening = 'closed' | 'byAppointment' | readonly Span[];

interface AuthoredHours {
  hours?: readonly (AuthoredOpening & { days: string; season?: YearlyDays })[];
  holidays?: readonly (AuthoredOpening & { date: SpecialDays })[];
}

/** Opening hours for pages, facts and search engines. */
export interface OpeningHours {
  regular: { days: string; season?: Dated<YearlyDays>; opening: Opening }[];
  /** Holidays and days off. Days with the same hours are grouped. Past days are left out. */
  special: { dates: Dated<SpecialDays>[]; opening: Opening }[];
}

/** Days of the year with `next`, their current or next occurrence. */
interface Dated<Days> {
  days: Days;
  next: CalendarDays;
  /** Whether the days do not recur every year. */
  isOnce: boolean;
}

/** The opening hours from the calendar day `today` on. */
export function openingHours({ hours = [], holidays = [] }: AuthoredHours, today: string): OpeningHours {
  const special: OpeningHours['special'] = [];
  for (const { date, ...authored } of holidays) {
    const dated = withNext(date, today);
    if (!dated) continue;
    const opening = openingOf(authored);
    const group = special.find((each) => isEqual(each.opening, opening));
    if (group) group.dates.push(dated);
    else special.push({ dates: [dated], opening });
  }
  return {
    regular: hours.map(({ days, season, ...authored }) => ({
      days,
      season: season && withNext(season, today),
      opening: openingOf(authored),
    })),
    special,
  };
}

const isEqual = (one: Opening, other: Opening) => JSON.stringify(one) === JSON.stringify(other);

/** `undefined` if the days are past. */
function withNext<Days extends SpecialDays>(days: Days, today: string): Dated<Days> | undefined {
  const next = nextDays(days, today);
  return next && { days, next, isOnce: 'from' in days && days.from === next.from };
}

function openingOf({ opens, closes, times, byAppointment }: AuthoredOpening): Opening {
  if (byAppointment) return 'byAppointment';
  if (times) return times;
  return opens && closes ? [{ opens, closes }] : 'closed';
}

/** The current or next occurrence of the days; `undefined` if they are past and do not recur. */
export function nextDays(days: SpecialDays, today: string): CalendarDays | undefined {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].map((each) => daysIn(days, each)).find(({ until }) => until >= today);
}

/** The occurrence of the days that begins in `year`. */
function daysIn(days: SpecialDays, year: number): CalendarDays {
  if ('holiday' in days) {
    const day = dayOfHoliday(days.holiday, year);
    return { from: day, until: day };
  }
  const { from, until } = days;
  if (from.length > MONTH_AND_DAY) return { from, until };
  return { from: dayOfYear(year, from), until: dayOfYear(from <= until ? year : year + 1, until) };
}

const MONTH_AND_DAY = 'MM-DD'.length;

/** Replaces February 29 with February 28 in years without a leap day. */
function dayOfYear(year: number, day: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${day === '02-29' && !isLeap ? '02-28' : day}`;
}

/** The last day on which the displayed hours are correct: the next day on which special days or a season end. */
export function hoursEnd({ hours = [], holidays = [] }: AuthoredHours, today: string): string | undefined {
  const days = [...hours.flatMap(({ season }) => season ?? []), ...holidays.map(({ date }) => date)];
  const [last] = days.flatMap((each) => nextDays(each, today)?.until ?? []).sort();
  return last;
}
