export const selector = '[data-compare]';

/** The handle between two pictures follows the range input. */
export function enhance(pair: HTMLElement): void {
  const range = pair.querySelector('input');
  if (!range) return;
  const follow = () => pair.style.setProperty('--at', `${range.value}%`);
  range.addEventListener('input', follow);
  follow();
}
