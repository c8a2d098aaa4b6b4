import { createLightbox } from './createLightbox';
import { onSwipe } from './onSwipe';
import { showPhoto } from './showPhoto';

/** Opens a photograph over the whole screen, with the others of its album before and after it. */
export function enhanceLightbox(gallery: HTMLElement): void {
  const dialog = createLightbox(gallery);
  let links: HTMLAnchorElement[] = [];
  let at = 0;
  let opener: HTMLAnchorElement | undefined;

  const show = (index: number) => {
    at = (index + links.length) % links.length;
    showPhoto(dialog, links, at);
  };
  gallery.addEventListener('click', (event) => {
    const link = photoLink(event);
    if (!link) return;
    event.preventDefault();
    opener = link;
    links = linksBeside(link);
    show(links.indexOf(link));
    dialog.showModal();
  });
  dialog.addEventListener('click', ({ target }) => {
    const part = partOf(target);
    if (part === 'previous') show(at - 1);
    else if (part === 'next') show(at + 1);
    else if (part === 'close' || isOutside(target)) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(at - 1);
    if (key === 'ArrowRight') show(at + 1);
  });
  onSwipe(dialog, (step) => show(at + step));
  dialog.addEventListener('close', () => opener?.focus());
}

/** The photograph's link that was pressed plainly: a new tab stays the visitor's choice. */
function photoLink({ target, ctrlKey, metaKey, shiftKey }: MouseEvent): HTMLAnchorElement | null {
  if (!(target instanceof Element) || ctrlKey || metaKey || shiftKey) return null;
  return target.closest<HTMLAnchorElement>('[data-photo] a');
}

function linksBeside(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const set = link.closest('[data-set]');
  return [...(set?.querySelectorAll<HTMLAnchorElement>('[data-photo]:not([hidden]) a') ?? [link])];
}

function partOf(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest('button')?.dataset.part : undefined;
}

/** Neither the photograph nor its words. */
function isOutside(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest('img, p, button');
}
