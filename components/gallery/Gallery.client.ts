import { importAfterPaint } from '../client/loading';

export const selector = '[data-gallery]';

/** Adds the lightbox, and tabs to a gallery with albums. Without scripts, each photograph links to its large version. */
export function enhance(gallery: HTMLElement): void {
  const release = holdClicks(gallery);
  importAfterPaint(() => import('./Gallery.lazy'))
    .then((script) => script?.enhanceGallery(gallery))
    .finally(release);
}

/** Blocks clicks on links and buttons in `element` while its script loads. Then call the returned function, which repeats the last click. */
function holdClicks(element: HTMLElement): () => void {
  let lastClicked: HTMLElement | null = null;
  const block = (event: MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!clicked || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    lastClicked = clicked;
  };
  element.addEventListener('click', block, true);
  return () => {
    element.removeEventListener('click', block, true);
    lastClicked?.click();
  };
}
