import { importAfterPaint } from '../client/loading';

export const selector = '[data-summary]';

/** Shows the summary of the sent form. Without scripts, or if no summary is stored, the block stays hidden. */
export function enhance(block: HTMLElement): void {
  importAfterPaint(() => import('../form/showSummary')).then((script) => script?.showSummary(block));
}
