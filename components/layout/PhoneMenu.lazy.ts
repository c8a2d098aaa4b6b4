/** Duration of the closing animation in milliseconds. */
const CLOSING = 300;

/** Opens the modal sheet. Its button, its links, the backdrop and Escape close it. Closing also closes the groups in it. */
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
  sheet.addEventListener('click', (event) => closesSheet(event, sheet) && close(), { signal });
  sheet.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      close();
    },
    { signal },
  );
  // The sheet locks the page. Close it when the visitor leaves the page (Back may restore it), or widens the window until the button is hidden.
  window.addEventListener('pagehide', closeNow, { signal });
  window.addEventListener('resize', () => button.offsetParent ?? sheet.close(), { signal });
  sheet.showModal();
}

/** Whether a click was on a link, a button or the backdrop. */
function closesSheet({ target, clientY }: MouseEvent, sheet: HTMLDialogElement): boolean {
  if (target === sheet) return clientY < sheet.getBoundingClientRect().top;
  return target instanceof Element && target.closest('a, button') !== null;
}

/** The focusable controls of a dialog, without those in closed groups. */
const FOCUSABLE = ':is(a, button, summary):not(details:not([open]) > :not(summary) *)';

/** Focus trap: Tab on the last control of a dialog moves to the first one, and Shift+Tab on the first one to the last. */
function keepFocus(event: KeyboardEvent): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== 'Tab' || !(dialog instanceof HTMLElement)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>(FOCUSABLE)];
  const [from, to] = shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
