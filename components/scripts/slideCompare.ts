/** Lets the handle between two pictures follow its range. */
export function slideCompare(pair: HTMLElement): void {
  const range = pair.querySelector('input');
  if (!range) return;
  const follow = () => pair.style.setProperty('--at', `${range.value}%`);
  range.addEventListener('input', follow);
  follow();
}
