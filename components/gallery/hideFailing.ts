/** A photograph that cannot be loaded is hidden, be it that it failed before anybody listened. */
export function hideFailing(gallery: HTMLElement): void {
  gallery.addEventListener('error', ({ target }) => hide(target), true);
  for (const image of gallery.querySelectorAll('img')) {
    if (image.complete && image.currentSrc && image.naturalWidth === 0) hide(image);
  }
}

function hide(target: EventTarget | null): void {
  const photo = target instanceof HTMLImageElement && target.closest<HTMLElement>('[data-photo]');
  if (photo) photo.hidden = true;
}
