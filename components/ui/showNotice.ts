/** The number of notices shown at the same time. */
const MAX_NOTICES = 3;
/** Milliseconds until a notice closes, and between the checks whether it should. */
const DURATION = 4000;
const TICK = 100;

interface Notice {
  title: string;
  text: string;
  /** An error, which is announced at once. */
  destructive?: boolean;
}

const shown: HTMLElement[] = [];

/** Adds a notice to the corner of the page that `Notices` renders. */
export function showNotice({ title, text, destructive }: Notice): void {
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
  // What was sent has not failed.
  if (!destructive) for (const each of shown.filter(isFailure)) close(each);
  shown.push(sheet);
  if (shown.length > MAX_NOTICES) close(shown[0]);
  sheet.querySelector('button')?.addEventListener('click', () => close(sheet));
  closeAfterDuration(sheet);
}

const isFailure = ({ dataset }: HTMLElement) => dataset.destructive !== undefined;

function write(sheet: HTMLElement, part: string, text: string): void {
  const element = sheet.querySelector(`[data-part="${part}"]`);
  if (element) element.textContent = text;
}

/** No notice closes while the visitor points at one of them or has the focus in one, so that none moves away. */
function closeAfterDuration(sheet: HTMLElement): void {
  let left = DURATION;
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
