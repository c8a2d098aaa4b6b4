/** Maximum number of notices at the same time. */
const MAX_NOTICES = 3;
/** In milliseconds: how long a notice is visible, and the interval of the timer. */
const DURATION = 4000;
const TICK = 100;

interface Notice {
  title: string;
  text: string;
  /** Whether the notice is an error. Screen readers announce an error at once. */
  destructive?: boolean;
}

/** Adds a notice to the corner that `Notices` renders. */
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
  // A success replaces earlier errors, so the notices stand in the order in which they came.
  if (!destructive) for (const failure of corner.querySelectorAll(':scope > [data-notice]')) failure.remove();
  (destructive ? corner : (corner.querySelector('[role="status"]') ?? corner)).append(sheet);
  const [oldest, ...others] = corner.querySelectorAll('[data-notice]');
  if (others.length >= MAX_NOTICES) oldest?.remove();
  sheet.querySelector('button')?.addEventListener('click', () => sheet.remove());
  removeAfterDuration(sheet);
}

function write(sheet: HTMLElement, part: string, text: string): void {
  const element = sheet.querySelector(`[data-part="${part}"]`);
  if (element) element.textContent = text;
}

/** Removes a notice after `DURATION`. The timer stops while a notice is hovered or has the focus, so that no notice moves away. */
function removeAfterDuration(sheet: HTMLElement): void {
  let remaining = DURATION;
  const timer = setInterval(() => {
    if (!sheet.closest('[data-notices]')?.matches(':hover, :focus-within')) remaining -= TICK;
    if (remaining > 0 && sheet.isConnected) return;
    clearInterval(timer);
    sheet.remove();
  }, TICK);
}
