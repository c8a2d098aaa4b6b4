import { holdClicks } from '../client/holdClicks';
import { ignoreFailedLoad, painted } from '../client/moments';

export const selector = '[data-gallery]';

/** Without its script each photograph links to its large version. */
export function enhance(gallery: HTMLElement): void {
  const release = holdClicks(gallery);
  painted
    .then(() => import('./enhanceGallery'))
    .then(({ enhanceGallery }) => enhanceGallery(gallery), ignoreFailedLoad)
    .finally(release);
}
