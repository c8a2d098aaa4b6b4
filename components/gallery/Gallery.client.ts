import { holdClicks } from '../client/holdClicks';
import { importAfterPaint } from '../client/loading';

/** The script of every page calls `enhance` with each element that matches this. */
export const selector = '[data-gallery]';

/** Adds the lightbox, and tabs to a gallery with albums. Without scripts, each photograph links to its large version. */
export function enhance(gallery: HTMLElement): void {
  const release = holdClicks(gallery);
  importAfterPaint(() => import('./Gallery.lazy'))
    .then((script) => script?.enhanceGallery(gallery))
    .finally(release);
}
