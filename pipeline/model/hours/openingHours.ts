import type { Span } from '../../kinds/hours';
import type { YearlyDays } from '../../kinds/season';
import { type CalendarDays, dayOfHoliday, type SpecialDays } from '../../kinds/season';

/** What the owner wrote of some days: two times, several spans, or why there are none. */
export interface AuthoredOpening {
  opens?: string;
  closes?: string;
  times?: readonly Span[];
  closed?: boolean;
  byAppointment?: boolean;
}

export type Opening = 'closed' | 'byAppointment' | readonly Span[];

interface AuthoredHours {
  hours?: readonly (AuthoredOpening & { days: string; season?: YearlyDays })[];
  holidays?: readonly (AuthoredOpening & { date: SpecialDays })[];
}

export interface OpeningHours {
  regular: { days: string; season?: Dated<YearlyDays>; opening: Opening }[];
  /** Days with the same hours together, without those that are past. */
  special: { dates: Dated<SpecialDays>[]; opening: Opening }[];
}

/** Days, and when they are the next time, or are now. */
interface Dated<Days = SpecialDays> {
  days: Days;
  next: CalendarDays;
  /** Whether they are in one year only. */
  isOnce: boolean;
}

/** The opening hours from `today` on, a calendar day. */
export function openingHours({ hours = [], holidays = [] }: AuthoredHours, today: string): OpeningHours {
  const special: OpeningHours['special'] = [];
  for (const { date, ...authored } of holidays) {
    const [dated] = datedOf(date, today);
    if (!dated) continue;
    const opening = openingOf(authored);
    const same = special.find((each) => openingText(each.opening) === openingText(opening));
    if (same) same.dates.push(dated);
    else special.push({ dates: [dated], opening });
  }
  return {
    regular: hours.map(({ days, season, ...authored }) => ({
      days,
      season: season && datedOf(season, today)[0],
      opening: openingOf(authored),
    })),
    special,
  };
}

const openingText = (opening: Opening) => JSON.stringify(opening);

/** None if the days are past for ever. */
function datedOf<Days extends SpecialDays>(days: Days, today: string): Dated<Days>[] {
  const next = nextDays(days, today);
  return next ? [{ days, next, isOnce: 'from' in days && days.from === next.from }] : [];
}

function openingOf({ opens, closes, times, byAppointment }: AuthoredOpening): Opening {
  if (byAppointment) return 'byAppointment';
  if (times) return times;
  return opens && closes ? [{ opens, closes }] : 'closed';
}

/** When such days are the next time, or are now; `undefined` if they are past for ever. */
export function nextDays(days: SpecialDays, today: string): CalendarDays | undefined {
  const year = Number(today.slice(0, 4));
  return [year - 1, year, year + 1].map((each) => daysIn(days, each)).find(({ until }) => until >= today);
}

/** The days as those of a year, in which they begin. */
function daysIn(days: SpecialDays, year: number): CalendarDays {
  if ('holiday' in days)
    return { from: dayOfHoliday(days.holiday, year), until: dayOfHoliday(days.holiday, year) };
  const { from, until } = days;
  if (from.length > MONTH_AND_DAY) return { from, until };
  return { from: dayOfYear(year, from), until: dayOfYear(from <= until ? year : year + 1, until) };
}

const MONTH_AND_DAY = 'MM-DD'.length;

/** The last day of February where the year has no 29th. */
function dayOfYear(year: number, day: string): string {
  const isLeap = new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
  return `${year}-${day === '02-29' && !isLeap ? '02-28' : day}`;
}

/** The last day before the pages say something else, because special days or a season are over. */
export function hoursEnd({ hours = [], holidays = [] }: AuthoredHours, today: string): string | undefined {
  const days = [...hours.flatMap(({ season }) => season ?? []), ...holidays.map(({ date }) => date)];
  const [last] = days.flatMap((each) => nextDays(each, today)?.until ?? []).sort();
  return last;
}
