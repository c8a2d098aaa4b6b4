import { media } from '../media';
import { keepFocus } from './keepFocus';

/** Milliseconds of the closing animation: spec.txt section 9. */
const CLOSING = 300;

/** Opens the sheet over the page. It closes on its button, its links, the backdrop and Escape; then all is as before. */
export function openPhoneMenu(sheet: HTMLDialogElement, button: HTMLElement): void {
  if (sheet.open) return;
  const whileOpen = new AbortController();
  const { signal } = whileOpen;
  let timer = 0;
  const close = () => {
    if (!matchMedia('(prefers-reduced-motion: no-preference)').matches) return sheet.close();
    sheet.dataset.closing = '';
    timer ||= window.setTimeout(() => sheet.close(), CLOSING);
  };
  const closeNow = () => sheet.close();
  const reset = () => {
    whileOpen.abort();
    clearTimeout(timer);
    delete sheet.dataset.closing;
    for (const group of sheet.querySelectorAll('details')) group.open = false;
    button.focus();
  };
  sheet.addEventListener('close', reset, { signal });
  sheet.addEventListener('keydown', keepFocus, { signal });
  sheet.addEventListener('click', (event) => isLeaving(event, sheet) && close(), { signal });
  sheet.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  // Neither a page that is come back to nor one grown wider than a phone may stay locked.
  window.addEventListener('pagehide', closeNow, { signal });
  matchMedia(media.wide.replace('@media ', '')).addEventListener('change', closeNow, { signal });
  sheet.showModal();
}

/** A press on a link or the sheet's own button, or above the sheet. */
function isLeaving({ target, clientY }: MouseEvent, sheet: HTMLDialogElement): boolean {
  if (target === sheet) return clientY < sheet.getBoundingClientRect().top;
  return target instanceof Element && target.closest('a, button') !== null;
}
