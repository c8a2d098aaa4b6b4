/** How long a mouse rests before a group opens: one that only passes opens none. */
const REST = 150;

/** A mouse that rests on a group of the top bar opens it and closes it by leaving; a press keeps it open. */
export function openMenuGroups(): void {
  for (const group of document.querySelectorAll<HTMLDetailsElement>('details[data-menu-group][name]')) {
    let timer = 0;
    /** Open for as long as the mouse is there. */
    let lent = false;
    group.addEventListener('pointerenter', ({ pointerType }) => {
      if (pointerType !== 'mouse' || group.open) return;
      timer = window.setTimeout(() => {
        lent = group.open = true;
      }, REST);
    });
    group.addEventListener('pointerleave', () => {
      clearTimeout(timer);
      if (lent) group.open = group.contains(document.activeElement);
      lent = false;
    });
    group.querySelector('summary')?.addEventListener('click', (event) => {
      clearTimeout(timer);
      if (lent && group.open) event.preventDefault();
      lent = false;
    });
  }
}
