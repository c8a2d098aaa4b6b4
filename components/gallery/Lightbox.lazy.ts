import { fill } from '../../pipeline/labels/fill';
import { addStyle, create, readLabels } from '../client/elements';
import type { LightboxLabels } from './Lightbox';
import style from './lightbox.css?inline';

/** The key in `history.state` while a photograph is open. The Back button then closes the lightbox. */
const HISTORY_KEY = 'photo';

/** Opens photographs in a lightbox, which steps through the photographs of an album. */
export function openInLightbox(gallery: HTMLElement): void {
  let open: ((link: HTMLAnchorElement) => void) | undefined;
  gallery.addEventListener('click', (event) => {
    const link = clickedLink(event);
    if (!link) return;
    event.preventDefault();
    open ??= prepareLightbox(gallery);
    open(link);
  });
}

/** Creates the lightbox. Returns the function that opens it with a photograph. */
function prepareLightbox(gallery: HTMLElement): (link: HTMLAnchorElement) => void {
  const labels = readLabels<LightboxLabels>(gallery);
  const lightbox = createLightbox(labels);
  const { dialog } = lightbox;
  gallery.append(dialog);
  let links: HTMLAnchorElement[] = [];
  let current = 0;
  let opener: HTMLAnchorElement | undefined;

  const show = (index: number) => {
    current = (index + links.length) % links.length;
    showPhoto(lightbox, links, current);
    showCaption(lightbox, links[current], labels.seeJob);
    lightbox.count.textContent = fill(labels.count, { number: current + 1, total: links.length });
  };
  window.addEventListener('popstate', () => {
    dialog.close();
    // If the address has a fragment, `history.back()` moves the focus after this event.
    setTimeout(() => opener?.focus({ preventScroll: true }));
  });
  dialog.addEventListener('click', ({ target }) => {
    const button = clickedButton(target);
    if (button === 'previous') show(current - 1);
    else if (button === 'next') show(current + 1);
    else if (button === 'close' || isOutside(target)) dialog.close();
  });
  dialog.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') show(current - 1);
    if (key === 'ArrowRight') show(current + 1);
  });
  onSwipe(dialog, (step) => show(current + step));
  dialog.addEventListener('close', () => {
    opener?.focus();
    // The dialog was not closed with the Back button: remove its history entry.
    if (history.state?.[HISTORY_KEY]) history.back();
  });
  return (link) => {
    opener = link;
    links = linksOfAlbum(link);
    show(links.indexOf(link));
    dialog.showModal();
    history.pushState({ [HISTORY_KEY]: true }, '');
  };
}

/** Whether a click opens a link in another tab or window, because a modifier key is pressed. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey;

/** The clicked link of a photograph; `null` if a modifier key opens a new tab. */
function clickedLink(event: MouseEvent): HTMLAnchorElement | null {
  if (!(event.target instanceof Element) || opensElsewhere(event)) return null;
  return event.target.closest<HTMLAnchorElement>('[data-photo] a');
}

/** The links of all photographs of the album that contains `link`. */
function linksOfAlbum(link: HTMLAnchorElement): HTMLAnchorElement[] {
  const album = link.closest('[data-album]');
  return [...(album?.querySelectorAll<HTMLAnchorElement>('[data-photo]:not([hidden]) a') ?? [link])];
}

/** The name of the clicked button. */
function clickedButton(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest('button')?.dataset.part : undefined;
}

/** Whether a click was outside the photograph, its text and the buttons. */
function isOutside(target: EventTarget | null): boolean {
  return target instanceof Element && !target.closest('img, p, a, button');
}

type Lightbox = ReturnType<typeof createLightbox>;

/** The empty dialog and its parts. Its markup and style are created here because they are useless without the script. */
function createLightbox(labels: LightboxLabels) {
  addStyle(style);
  const title = create('p', { 'data-part': 'title' });
  const stage = create('div', { 'data-part': 'stage' });
  const caption = create('p', { 'data-part': 'caption' });
  const count = create('p', { 'data-part': 'count', 'aria-live': 'polite' });
  const dialog = create(
    'dialog',
    { class: 'lightbox', 'aria-label': labels.photo },
    title,
    count,
    createButton('close', labels.close, 'M18 6 6 18M6 6l12 12'),
    createButton('previous', labels.previous, 'm15 18-6-6 6-6'),
    stage,
    createButton('next', labels.next, 'm9 18 6-6-6-6'),
    caption,
  );
  return { dialog, title, count, stage, caption };
}

/** `name`: also of its area in the grid. `path` is the path of the icon in a 24 × 24 view box. */
function createButton(name: string, label: string, path: string): Element {
  const icon = document.createElementNS(SVG, 'svg');
  icon.setAttribute('aria-hidden', 'true');
  icon.setAttribute('viewBox', '0 0 24 24');
  icon.append(document.createElementNS(SVG, 'path'));
  icon.firstElementChild?.setAttribute('d', path);
  const button = create('button', { type: 'button', 'data-part': name, 'aria-label': label }, icon);
  button.style.gridArea = name;
  return button;
}

const SVG = 'http://www.w3.org/2000/svg';

/** Shows the photograph at `index`, and loads those before and after it. */
function showPhoto({ title, stage }: Lightbox, links: HTMLAnchorElement[], index: number): void {
  const link = links[index];
  const small = link?.querySelector('img');
  if (!link || !small) return;
  title.textContent = link.closest<HTMLElement>('[data-album]')?.dataset.album ?? '';
  stage.replaceChildren(enlarge(small, largeAddress(link)));
  for (const position of [index + 1, index - 1]) {
    const neighbor = links.at(position % links.length);
    if (neighbor && neighbor !== link) new Image().src = largeAddress(neighbor);
  }
}

/** The address of the large picture. The link is a JPEG; if the browser has loaded AVIF on this page, the AVIF version, which is about half the size. */
function largeAddress({ href }: HTMLAnchorElement): string {
  const takesAvif = [...document.images].some(({ currentSrc }) => currentSrc.endsWith('.avif'));
  return takesAvif ? href.replace(/\.jpg$/, '.avif') : href;
}

/** Shows the description of a photograph, or if it belongs to a job, the title of the job and a link to its page. */
function showCaption({ caption }: Lightbox, link: HTMLAnchorElement | undefined, seeJob: string): void {
  const { job, title = '' } = link?.closest<HTMLElement>('[data-photo]')?.dataset ?? {};
  if (job) caption.replaceChildren(`${title} `, create('a', { href: job }, seeJob));
  else caption.textContent = link?.querySelector('img')?.alt ?? '';
}

/** Shows the small photograph until the large one has loaded. If that fails, the small one stays. */
function enlarge(small: HTMLImageElement, address: string): HTMLImageElement {
  const image = new Image();
  image.draggable = false;
  image.alt = small.alt;
  const ratio = Number(small.getAttribute('width')) / Number(small.getAttribute('height'));
  image.style.setProperty('--ratio', String(ratio));
  if (small.currentSrc) image.style.backgroundImage = `url("${small.currentSrc}")`;
  image.addEventListener('error', () => showInstead(small.currentSrc || small.src, image));
  image.src = address;
  return image;
}

/** Shows the file at `address` in an image that failed to load, or hides the image if this was the file that failed. */
function showInstead(address: string, image: HTMLImageElement): void {
  if (image.src === address) image.hidden = true;
  else image.src = address;
}

/** Minimum length of a swipe in pixels. */
const SWIPE_DISTANCE = 40;

/** Calls `onStep` with 1 after a swipe to the left, and with -1 after one to the right. */
function onSwipe(element: HTMLElement, onStep: (step: 1 | -1) => void): void {
  let start: PointerEvent | undefined;
  element.addEventListener('pointerdown', (event) => {
    // A second finger is a zoom gesture, not a swipe.
    start = event.pointerType === 'touch' && event.isPrimary ? event : undefined;
  });
  element.addEventListener('pointercancel', () => {
    start = undefined;
  });
  element.addEventListener('pointerup', (event) => {
    if (!start || event.pointerId !== start.pointerId) return;
    const across = event.clientX - start.clientX;
    const down = event.clientY - start.clientY;
    start = undefined;
    if (Math.abs(across) >= SWIPE_DISTANCE && Math.abs(across) > Math.abs(down)) onStep(across < 0 ? 1 : -1);
  });
}
