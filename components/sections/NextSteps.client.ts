import { whenLoaded } from '../client/loading';

export const selector = '[data-summary]';

/** Without its script, or with nothing kept, the block stays hidden. */
export function enhance(block: HTMLElement): void {
  whenLoaded(
    () => import('../form/showSummary'),
    ({ showSummary }) => showSummary(block),
  );
}
