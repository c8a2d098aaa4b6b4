import { onEasternClock } from '../../fields/moment';

const MIDNIGHT = / 00:00$/;

/** `2026-12-01`, or with a time where one was written: `2026-12-01 08:00 US Eastern`. */
export function comingDay(from: string): string {
  const shown = onEasternClock(from);
  return MIDNIGHT.test(shown) ? shown.replace(MIDNIGHT, '') : `${shown} US Eastern`;
}

/** `after 2026-12-31`, the last day as it was written, or `on 2026-12-31 17:00 US Eastern`. */
export function leavingDay(until: string): string {
  const shown = onEasternClock(until);
  if (!MIDNIGHT.test(shown)) return `on ${shown} US Eastern`;
  return `after ${onEasternClock(new Date(Date.parse(until) - 60_000)).slice(0, 10)}`;
}
