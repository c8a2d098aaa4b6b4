/** Keeps a click that comes while `place` is waking. The function it gives lets the click through. */
export function holdClick(place: HTMLElement): () => void {
  let held: HTMLElement | null = null;
  const hold = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held = pressed;
  };
  place.addEventListener('click', hold, true);
  return () => {
    place.removeEventListener('click', hold, true);
    held?.click();
  };
}
