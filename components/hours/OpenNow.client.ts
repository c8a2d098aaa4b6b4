import { importAfterPaint, whenNear } from '../client/loading';

export const selector = '[data-open-now]';

/** Adds whether the business is open now. Without scripts, the opening hours in the footer remain. */
export function enhance(line: HTMLElement): void {
  whenNear(line, '0px', () => {
    importAfterPaint(() => import('./OpenNow.lazy')).then((script) => script?.showOpenNow(line));
  });
}
