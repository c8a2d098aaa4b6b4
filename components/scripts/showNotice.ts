/** Spec.txt section 9: how many at once, and milliseconds until one closes. */
const MOST = 3;
const STAY = 4000;
const TICK = 100;

export interface NoticeWords {
  title: string;
  text: string;
  /** Something went wrong: read out at once. */
  destructive?: boolean;
}

const shown: HTMLElement[] = [];

/** Puts a notice into the corner that `Notices` keeps on every page. */
export function showNotice({ title, text, destructive }: NoticeWords): void {
  const corner = document.querySelector('[data-notices]');
  const sheet = corner?.querySelector('template')?.content.firstElementChild?.cloneNode(true);
  if (!corner || !(sheet instanceof HTMLElement)) return;
  write(sheet, 'title', title);
  write(sheet, 'text', text);
  if (destructive) {
    sheet.setAttribute('role', 'alert');
    sheet.dataset.destructive = '';
  }
  (destructive ? corner : (corner.querySelector('[role="status"]') ?? corner)).append(sheet);
  shown.push(sheet);
  if (shown.length > MOST) close(shown[0]);
  sheet.querySelector('button')?.addEventListener('click', () => close(sheet));
  closeInTime(sheet);
}

function write(sheet: HTMLElement, part: string, words: string): void {
  const place = sheet.querySelector(`[data-part="${part}"]`);
  if (place) place.textContent = words;
}

/** The time of all of them stands still while the visitor is at one, so that none moves away from under the finger. */
function closeInTime(sheet: HTMLElement): void {
  let left = STAY;
  const timer = setInterval(() => {
    if (!sheet.closest('[data-notices]')?.matches(':hover, :focus-within')) left -= TICK;
    if (left > 0 && sheet.isConnected) return;
    clearInterval(timer);
    close(sheet);
  }, TICK);
}

function close(sheet: HTMLElement | undefined): void {
  if (!sheet || !shown.includes(sheet)) return;
  shown.splice(shown.indexOf(sheet), 1);
  sheet.remove();
}
