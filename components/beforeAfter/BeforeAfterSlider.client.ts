export const selector = '[data-compare]';

/** Moves the dividing line of a before/after slider to the value of its range input. */
export function enhance(pair: HTMLElement): void {
  const range = pair.querySelector('input');
  if (!range) return;
  const moveDivider = () => pair.style.setProperty('--at', `${range.value}%`);
  range.addEventListener('input', moveDivider);
  moveDivider();
}
