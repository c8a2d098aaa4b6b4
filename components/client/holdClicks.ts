/** Blocks clicks on links and buttons in `element` while its script loads. Then call the returned function, which repeats the last click. */
export function holdClicks(element: HTMLElement): () => void {
  let lastClicked: HTMLElement | null = null;
  const block = (event: MouseEvent) => {
    const clicked = event.target instanceof Element ? event.target.closest<HTMLElement>('a, button') : null;
    if (!clicked || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    lastClicked = clicked;
  };
  element.addEventListener('click', block, true);
  return () => {
    element.removeEventListener('click', block, true);
    lastClicked?.click();
  };
}
