import { enhanceLightbox } from './enhanceLightbox';
import { enhanceTabs } from './enhanceTabs';
import { hideFailing } from './hideFailing';

/** Makes tabs of its albums where it has some, and lets its photographs be seen large without leaving the page. */
export function enhanceGallery(gallery: HTMLElement): void {
  hideFailing(gallery);
  enhanceTabs(gallery);
  enhanceLightbox(gallery);
}
