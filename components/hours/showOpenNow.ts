import type { Labels } from '../../pipeline/labels/labels';
import type { Schedule } from '../../pipeline/model/hours/schedule';
import { isOpen } from './isOpen';

/** Milliseconds. */
const MINUTE = 60_000;

/** What the footer gives the script, as JSON. */
export type OpenNowData = Schedule & Pick<Labels, 'openNow' | 'closedNow'>;

/** Says in `line` whether the business is open, and keeps it true. Only the line in the footer has the hours. */
export function showOpenNow(line: HTMLElement): void {
  const { openNow = '' } = document.querySelector<HTMLElement>('footer [data-open-now]')?.dataset ?? {};
  const data: OpenNowData = JSON.parse(openNow);
  const show = () => {
    const open = isOpen(data, new Date());
    line.dataset.state = open ? 'open' : '';
    line.textContent = open === undefined ? '' : open ? data.openNow : data.closedNow;
  };
  show();
  setInterval(show, MINUTE);
}
