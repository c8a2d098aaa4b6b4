import { importAfterPaint } from './loading';

export const selector = 'meta[name="counting"]';

/** Counts the actions of visitors, if the head of the page names an address to send them to. */
export function enhance({ content }: HTMLMetaElement): void {
  importAfterPaint(() => import('./countActions')).then((script) => script?.countActions(content));
}
