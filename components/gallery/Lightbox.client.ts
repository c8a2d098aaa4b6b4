import { holdClicks, whenLoaded } from '../client/loading';

export const selector = '[data-gallery]';

/** Adds the lightbox. Without scripts, each photograph links to its large version. */
export function enhance(gallery: HTMLElement): void {
  const release = holdClicks(gallery);
  whenLoaded(
    () => import('./Lightbox.lazy'),
    ({ enhanceGallery }) => enhanceGallery(gallery),
  ).finally(release);
}
