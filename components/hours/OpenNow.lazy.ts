import type { Schedule } from '../../pipeline/model/hours/schedule';

/** In milliseconds. */
const MINUTE = 60_000;

/** The JSON in the attribute `data-open-now` of the footer. */
export type OpenNowData = [schedule: Schedule, openNow: string, closedNow: string];

/** Shows in `line` whether the business is open, and updates it every minute. The hours are in the footer only, for all such lines of the page. */
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

const MINUTES_PER_DAY = 24 * 60;

/**
 * Whether the business is open: false on a closed day, `undefined` on a day without times, such as one by appointment. A time past
 * midnight, such as 18:00 - 02:00, belongs to the day on which it begins.
 */
export function isOpen({ timeZone, rules }: Schedule, instant: Date): boolean | undefined {
  // The Swedish locale formats as `2026-12-01 08:00:00`.
  const [today = '', clock = ''] = instant.toLocaleString('sv', { timeZone }).split(' ');
  const now = minutesOf(clock);
  const spansOn = (day: string) =>
    rules.find(
      ({ from = day, until = day, weekdays }) =>
        from <= day && day <= until && (weekdays?.includes(new Date(day).getUTCDay()) ?? true),
    )?.spans;
  const isWithin = (day: string, minutes: number) =>
    spansOn(day)?.some(([opens, closes]) => {
      const end = minutesOf(closes) + (closes > opens ? 0 : MINUTES_PER_DAY);
      return minutesOf(opens) <= minutes && minutes < end;
    });
  const yesterday = new Date(Date.parse(today) - MINUTES_PER_DAY * MINUTE).toISOString().slice(0, 10);
  return isWithin(yesterday, now + MINUTES_PER_DAY) || isWithin(today, now);
}

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
