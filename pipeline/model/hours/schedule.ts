import { parseWeekdays } from '../../kinds/hours';
import { WEEKDAYS } from '../../kinds/words';
import type { Opening, OpeningHours } from './openingHours';

/** Opening hours as JSON, for the script `OpenNow.lazy.ts` on a page. The first rule that applies to a day decides. */
export interface Schedule {
  timeZone: string;
  rules: ScheduleRule[];
}

interface ScheduleRule {
  /** Calendar days, inclusive. Without them, the rule has no time limit. */
  from?: string;
  until?: string;
  /** Days of the week as in JavaScript: 0 is Sunday. Missing for all days. */
  weekdays?: number[];
  /** Empty if the business is closed; missing if it opens by appointment. */
  spans?: (readonly [opens: string, closes: string])[];
}

/** Rules that tell a script whether the business is open now. */
export function scheduleOf({ regular, special }: OpeningHours, timeZone: string): Schedule {
  const weekly = regular.map(({ days, season, opening }) => ({
    ...season?.next,
    weekdays: parseWeekdays(days).map((day) => (WEEKDAYS.indexOf(day) + 1) % WEEKDAYS.length),
    spans: spansIn(opening),
  }));
  // Days of one year decide before days that recur every year.
  const dated = special
    .flatMap(({ dates, opening }) => dates.map((each) => ({ ...each, opening })))
    .sort((a, b) => Number(b.isOnce) - Number(a.isOnce))
    .map(({ next, opening }) => ({ ...next, spans: spansIn(opening) }));
  const isSeasonal = ({ from }: ScheduleRule) => from !== undefined;
  const rules: ScheduleRule[] = [
    ...dated,
    ...weekly.filter(isSeasonal),
    ...weekly.filter((rule) => !isSeasonal(rule)),
  ];
  return { timeZone, rules };
}

function spansIn(opening: Opening): ScheduleRule['spans'] {
  if (opening === 'byAppointment') return undefined;
  return opening === 'closed' ? [] : opening.map(({ opens, closes }) => [opens, closes]);
}
