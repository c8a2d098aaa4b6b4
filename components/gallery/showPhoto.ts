import { labels } from '../labels';

/** Fills the dialog with the photograph at `index`, and fetches those beside it. */
export function showPhoto(dialog: HTMLDialogElement, links: HTMLAnchorElement[], index: number): void {
  const link = links[index];
  const small = link?.querySelector('img');
  if (!link || !small) return;
  write(dialog, 'title', link.closest<HTMLElement>('[data-set]')?.dataset.set ?? '');
  write(dialog, 'count', labels.count(index + 1, links.length));
  write(dialog, 'words', small.alt);
  part(dialog, 'stage')?.replaceChildren(enlarge(small, link.href));
  for (const neighbour of [index + 1, index - 1]) {
    const beside = links.at(neighbour % links.length);
    if (beside && beside !== link) new Image().src = beside.href;
  }
}

function part(dialog: HTMLDialogElement, name: string): Element | null {
  return dialog.querySelector(`[data-part="${name}"]`);
}

function write(dialog: HTMLDialogElement, name: string, words: string): void {
  const place = part(dialog, name);
  if (place) place.textContent = words;
}

/** The small photograph stands in its place until it is there, and instead of it if it never comes. */
function enlarge(small: HTMLImageElement, address: string): HTMLImageElement {
  const image = new Image();
  image.draggable = false;
  image.alt = small.alt;
  image.style.setProperty(
    '--ratio',
    String(Number(small.getAttribute('width')) / Number(small.getAttribute('height'))),
  );
  if (small.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
  image.addEventListener('error', () => fallBack(image, small.currentSrc || small.src));
  image.src = address;
  return image;
}

function fallBack(image: HTMLImageElement, address: string): void {
  if (image.src === address) image.hidden = true;
  else image.src = address;
}
