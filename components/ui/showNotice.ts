/** Maximum number of notices at the same time. */
const MAX_NOTICES = 3;
/** Milliseconds: how long a notice is visible, and the interval of its timer. */
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
  const successes = corner?.querySelector('[role="status"]');
  if (!corner || !successes || !(sheet instanceof HTMLElement)) return;
  for (const [part, words] of Object.entries({ title, text }))
    sheet.querySelector(`[data-part="${part}"]`)?.append(words);
  if (destructive) {
    sheet.setAttribute('role', 'alert');
    sheet.dataset.destructive = '';
    corner.append(sheet);
  } else {
    // A success replaces earlier errors, so that the notices are in the order in which they came.
    for (const error of corner.querySelectorAll(':scope > [data-notice]')) error.remove();
    successes.append(sheet);
  }
  const [oldest, ...others] = corner.querySelectorAll('[data-notice]');
  if (others.length >= MAX_NOTICES) oldest?.remove();
  sheet.querySelector('button')?.addEventListener('click', () => sheet.remove());
  removeAfterDuration(sheet);
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
