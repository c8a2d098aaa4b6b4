import { whenLoaded } from '../client/moments';
import { whenNear } from '../client/whenNear';

export const selector = '[data-open-now]';

/** The hours are there without it. */
export function enhance(line: HTMLElement): void {
  whenNear(line, '0px', () => {
    whenLoaded(
      () => import('./showOpenNow'),
      ({ showOpenNow }) => showOpenNow(line),
    );
  });
}
