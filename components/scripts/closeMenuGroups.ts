/** The open group of the top bar closes on Escape, on a press outside, when the focus goes elsewhere and with the page. */
export function closeMenuGroups(): void {
  document.addEventListener('keydown', ({ key }) => {
    const group = key === 'Escape' && openGroup();
    if (!group) return;
    group.open = false;
    group.querySelector('summary')?.focus();
  });
  for (const event of ['click', 'focusin']) {
    document.addEventListener(event, ({ target }) => {
      const group = openGroup();
      if (group && target instanceof Node && !group.contains(target)) group.open = false;
    });
  }
  // Who comes back finds the page as it was left.
  window.addEventListener('pagehide', () => {
    const group = openGroup();
    if (group) group.open = false;
  });
}

const openGroup = () => document.querySelector<HTMLDetailsElement>('details[data-menu-group][name][open]');
