import type { Schedule } from '../../pipeline/model/hours/schedule';

const MINUTE_IN_MS = 60_000;
const MINUTES_PER_DAY = 24 * 60;

/** The JSON in the attribute `data-open-now` of the footer: the hours and the two labels. */
export type OpenNowData = [schedule: Schedule, openNow: string, closedNow: string];

/** Shows in `line` whether the business is open, and updates it every minute. The hours are in the footer only, for all such lines of the page. */
export function showOpenNow(line: HTMLElement): void {
  const { openNow = '' } = document.querySelector<HTMLElement>('footer [data-open-now]')?.dataset ?? {};
  const [schedule, openLabel, closedLabel]: OpenNowData = JSON.parse(openNow);
  const show = () => {
    const state = isOpen(schedule, new Date());
    line.dataset.state = state ? 'open' : '';
    if (state === undefined) line.textContent = '';
    else line.textContent = state ? openLabel : closedLabel;
  };
  show();
  setInterval(show, MINUTE_IN_MS);
}

/**
 * Whether the business is open: false on a closed day, `undefined` on a day without times, such as one by appointment. A time past
 * midnight, such as 18:00 - 02:00, belongs to the day on which it begins.
 */
export function isOpen({ timeZone, rules }: Schedule, instant: Date): boolean | undefined {
  // The Swedish locale formats as `2026-12-01 08:00:00`.
  const [today = '', clock = ''] = instant.toLocaleString('sv', { timeZone }).split(' ');
  const now = parseMinutes(clock);
  const yesterday = new Date(Date.parse(today) - MINUTES_PER_DAY * MINUTE_IN_MS).toISOString().slice(0, 10);
  return isWithin(yesterday, now + MINUTES_PER_DAY, rules) || isWithin(today, now, rules);
}

/** Whether a time, in minutes after the beginning of `day`, is within the hours of that day. The first rule that is for the day counts. */
function isWithin(day: string, minutes: number, rules: Schedule['rules']): boolean | undefined {
  const weekday = new Date(day).getUTCDay();
  const rule = rules.find(
    ({ from = day, until = day, weekdays }) =>
      from <= day && day <= until && (!weekdays || weekdays.includes(weekday)),
  );
  return rule?.spans?.some(([opens, closes]) => {
    const end = parseMinutes(closes) + (closes > opens ? 0 : MINUTES_PER_DAY);
    return parseMinutes(opens) <= minutes && minutes < end;
  });
}

/** `08:30` or `08:30:00` in minutes after midnight. */
const parseMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
