import type { Schedule } from '../../pipeline/model/hours/schedule';
import { isOpen } from './isOpen';

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
