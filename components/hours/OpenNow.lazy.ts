import type { Schedule } from '../../pipeline/model/hours/schedule';

/** Milliseconds. */
const MINUTE = 60_000;

/** What the footer gives the script, as JSON. */
export type OpenNowData = [schedule: Schedule, openNow: string, closedNow: string];

/** Says in `line` whether the business is open, and keeps it true. Only the line in the footer has the hours. */
export function showOpenNow(line: HTMLElement): void {
  const { openNow = '' } = document.querySelector<HTMLElement>('footer [data-open-now]')?.dataset ?? {};
  const [schedule, ...labels]: OpenNowData = JSON.parse(openNow);
  const show = () => {
    const open = isOpen(schedule, new Date());
    line.dataset.state = open ? 'open' : '';
    line.textContent = open === undefined ? '' : labels[open ? 0 : 1];
  };
  show();
  setInterval(show, MINUTE);
}

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
