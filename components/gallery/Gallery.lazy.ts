import { enhanceTabs } from './GalleryTabs.lazy';
import { openInLightbox } from './Lightbox.lazy';

/** Adds the lightbox to the photographs of a section, and tabs if it has albums. */
export function enhanceGallery(gallery: HTMLElement): void {
  hideBrokenPhotos(gallery);
  enhanceTabs(gallery);
  openInLightbox(gallery);
}

/** Hides photographs that cannot be loaded, also those that failed before this script ran. */
function hideBrokenPhotos(gallery: HTMLElement): void {
  gallery.addEventListener('error', ({ target }) => hidePhoto(target), true);
  for (const image of gallery.querySelectorAll('img')) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) hidePhoto(image);
  }
}

function hidePhoto(target: EventTarget | null): void {
  const photo = target instanceof HTMLImageElement && target.closest<HTMLElement>('[data-photo]');
  if (photo) photo.hidden = true;
}
