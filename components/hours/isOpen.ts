import type { Schedule } from '../../pipeline/model/hours/schedule';

const DAY = 24 * 60;

/** Whether a business is open; `undefined` on a day without hours of its own. */
export function isOpen({ timeZone, rules }: Schedule, instant: Date): boolean | undefined {
  // Sweden writes `2026-12-01 08:00:00`.
  const [today = '', clock = ''] = instant.toLocaleString('sv', { timeZone }).split(' ');
  const now = minutesOf(clock);
  const spansOn = (day: string) =>
    rules.find(
      ({ from = day, until = day, weekdays }) =>
        from <= day && day <= until && (weekdays?.includes(new Date(day).getUTCDay()) ?? true),
    )?.spans;
  const isWithin = (day: string, minutes: number) =>
    spansOn(day)?.some(([opens, closes]) => {
      const end = minutesOf(closes) + (closes > opens ? 0 : DAY);
      return minutesOf(opens) <= minutes && minutes < end;
    });
  const yesterday = new Date(Date.parse(today) - DAY * 60_000).toISOString().slice(0, 10);
  return isWithin(yesterday, now + DAY) || isWithin(today, now);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
