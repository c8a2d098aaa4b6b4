import { enhanceLightbox } from './enhanceLightbox';
import { enhanceTabs } from './enhanceTabs';

/** Makes tabs of its albums where it has some, and lets its photographs be seen large without leaving the page. */
export function enhanceGallery(gallery: HTMLElement): void {
  hideFailing(gallery);
  enhanceTabs(gallery);
  enhanceLightbox(gallery);
}

/** A photograph that cannot be loaded is hidden, be it that it failed before anybody listened. */
function hideFailing(gallery: HTMLElement): void {
  gallery.addEventListener('error', ({ target }) => hide(target), true);
  for (const image of gallery.querySelectorAll('img')) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) hide(image);
  }
}

function hide(target: EventTarget | null): void {
  const photo = target instanceof HTMLImageElement && target.closest<HTMLElement>('[data-photo]');
  if (photo) photo.hidden = true;
}
