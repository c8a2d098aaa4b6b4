import { labels } from '../labels';
import style from './lightbox.css?inline';

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

/**
 * The empty frame in which photographs of `gallery` are seen large. It comes with the script that fills it, and so does
 * its style: in the page's HTML it would be of use to nobody.
 */
function createLightbox(gallery: HTMLElement): HTMLDialogElement {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
  const dialog = document.createElement('dialog');
  dialog.className = 'lightbox';
  dialog.setAttribute('aria-label', labels.photo);
  dialog.innerHTML = `
    <p data-part="title"></p>
    <p data-part="count" aria-live="polite"></p>
    ${button('close', labels.close, 'M18 6 6 18M6 6l12 12')}
    ${button('previous', labels.previous, 'm15 18-6-6 6-6')}
    <div data-part="stage"></div>
    ${button('next', labels.next, 'm9 18 6-6-6-6')}
    <p data-part="words"></p>`;
  return gallery.appendChild(dialog);
}

/** `line`: its sign, drawn on 24 by 24. */
function button(part: string, label: string, line: string): string {
  return `<button type="button" data-part="${part}" aria-label="${label}"><svg aria-hidden="true" viewBox="0 0 24 24"><path d="${line}"/></svg></button>`;
}

/** Fills the dialog with the photograph at `index`, and fetches those beside it. */
function showPhoto(dialog: HTMLDialogElement, links: HTMLAnchorElement[], index: number): void {
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

/** Pixels that a finger has to move sideways. */
const DISTANCE = 40;

/** Tells when a finger was moved sideways over `place`: 1 for what comes next, -1 for what was before. */
function onSwipe(place: HTMLElement, swiped: (step: 1 | -1) => void): void {
  let began: PointerEvent | undefined;
  place.addEventListener('pointerdown', (event) => {
    // A second finger means zooming.
    began = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
  });
  place.addEventListener('pointercancel', () => {
    began = undefined;
  });
  place.addEventListener('pointerup', (event) => {
    if (!began || event.pointerId !== began.pointerId) return;
    const across = event.clientX - began.clientX;
    const down = event.clientY - began.clientY;
    began = undefined;
    if (Math.abs(across) >= DISTANCE && Math.abs(across) > Math.abs(down)) swiped(across < 0 ? 1 : -1);
  });
}
