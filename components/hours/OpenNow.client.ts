import { whenLoaded, whenNear } from '../client/loading';

export const selector = '[data-open-now]';

/** The hours are there without it. */
export function enhance(line: HTMLElement): void {
  whenNear(line, '0px', () => {
    whenLoaded(
      () => import('./OpenNow.lazy'),
      ({ showOpenNow }) => showOpenNow(line),
    );
  });
}
