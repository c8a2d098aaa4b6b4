import type { Figures } from './runLighthouse';

/** What Lighthouse measured of one page: the median of its runs. */
export interface PageRow extends Figures {
  address: string;
}
