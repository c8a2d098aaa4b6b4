/** On Tab past the last control of a dialog the first has its turn, and the other way round. */
export function keepFocus(event: KeyboardEvent): void {
  const { currentTarget: dialog, key, shiftKey } = event;
  if (key !== 'Tab' || !(dialog instanceof HTMLElement)) return;
  const stops = [...dialog.querySelectorAll<HTMLElement>('a, button, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const [from, to] = shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
