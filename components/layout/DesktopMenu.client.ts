/** Milliseconds that the mouse must stay over a group to open it. */
const HOVER_DELAY = 150;

export const selector = 'details[data-menu-group][name]';

/** Lets a group of links in the top bar open on hover, and close like a menu. */
export function enhance(group: HTMLDetailsElement): void {
  openOnHover(group);
  closeLikeMenu(group);
}

/** Opens a group while the mouse hovers over it. A click keeps the group open. */
function openOnHover(group: HTMLDetailsElement): void {
  let timer = 0;
  let openedByHover = false;
  group.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'mouse' || group.open) return;
    timer = window.setTimeout(() => {
      openedByHover = group.open = true;
    }, HOVER_DELAY);
  });
  group.addEventListener('pointerleave', () => {
    clearTimeout(timer);
    if (openedByHover) group.open = group.contains(document.activeElement);
    openedByHover = false;
  });
  group.querySelector('summary')?.addEventListener('click', (event) => {
    clearTimeout(timer);
    if (openedByHover && group.open) event.preventDefault();
    openedByHover = false;
  });
}

/** Closes an open group on Escape, on a click or focus outside it, and when the visitor leaves the page. */
function closeLikeMenu(group: HTMLDetailsElement): void {
  document.addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape' || !group.open) return;
    group.open = false;
    group.querySelector('summary')?.focus();
  });
  for (const event of ['click', 'focusin']) {
    document.addEventListener(event, ({ target }) => {
      if (target instanceof Node && !group.contains(target)) group.open = false;
    });
  }
  window.addEventListener('pagehide', () => {
    group.open = false;
  });
}
