/** Milliseconds that the transition of `PhoneMenuSheet` takes. */
const CLOSING_TIME = 300;

/** Opens the sheet of the menu as a modal dialog. Its button, its links, the backdrop and Escape close it, and then its groups. */
export function openPhoneMenu(sheet: HTMLDialogElement, button: HTMLElement): void {
  if (sheet.open) return;
  const listeners = new AbortController();
  const { signal } = listeners;
  let timer = 0;
  const close = () => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return sheet.close();
    sheet.dataset.closing = '';
    timer ||= window.setTimeout(() => sheet.close(), CLOSING_TIME);
  };
  const reset = () => {
    listeners.abort();
    clearTimeout(timer);
    delete sheet.dataset.closing;
    for (const group of sheet.querySelectorAll('details')) group.open = false;
    button.focus();
  };
  sheet.addEventListener('close', reset, { signal });
  sheet.addEventListener('keydown', keepFocus, { signal });
  const onClick = ({ target }: MouseEvent) => {
    // The contents fill the sheet, so a click on the sheet itself was on its backdrop.
    if (target === sheet || (target instanceof Element && target.closest('a, button'))) close();
  };
  const onEscape = (event: Event) => {
    event.preventDefault();
    close();
  };
  const onResize = () => {
    const isButtonHidden = button.offsetParent === null;
    if (isButtonHidden) sheet.close();
  };
  sheet.addEventListener('click', onClick, { signal });
  sheet.addEventListener('cancel', onEscape, { signal });
  // The sheet locks the page. Close it when the visitor leaves the page (Back may restore it), or widens the window.
  window.addEventListener('pagehide', () => sheet.close(), { signal });
  window.addEventListener('resize', onResize, { signal });
  sheet.showModal();
}

/** The focusable controls of a dialog, without those in closed groups. */
const FOCUSABLE = ':is(a, button, summary):not(details:not([open]) > :not(summary) *)';

/** Focus trap: Tab on the last control of a dialog moves to the first one, and Shift+Tab back, not to the bar of the browser. */
function keepFocus(event: KeyboardEvent): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== 'Tab' || !(dialog instanceof HTMLElement)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
