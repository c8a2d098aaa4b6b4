import { enhanceLightbox } from './enhanceLightbox';
import { enhanceTabs } from './enhanceTabs';

/** Makes tabs of the albums, and opens photographs in a lightbox. */
export function enhanceGallery(gallery: HTMLElement): void {
  hideBroken(gallery);
  enhanceTabs(gallery);
  enhanceLightbox(gallery);
}

/** Hides photographs that cannot be loaded, also those that failed before this script ran. */
function hideBroken(gallery: HTMLElement): void {
  gallery.addEventListener('error', ({ target }) => hide(target), true);
  for (const image of gallery.querySelectorAll('img')) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) hide(image);
  }
}

function hide(target: EventTarget | null): void {
  const photo = target instanceof HTMLImageElement && target.closest<HTMLElement>('[data-photo]');
  if (photo) photo.hidden = true;
}
