/** Words of which a part is cut off by the screen's side or by a box that does not scroll. */
export function clippedTexts(): string[] {
  const TOLERANCE = 2;
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const sticksOut = (from: Element, line: DOMRect): boolean => {
    let sideways = true;
    for (let box: Element | null = from; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      const aside = line.right > edge.right + TOLERANCE || line.left < edge.left - TOLERANCE;
      const below = line.bottom > edge.bottom + TOLERANCE;
      if ((hides(overflowX) && sideways && aside) || (hides(overflowY) && below)) return true;
      if (scrolls(overflowX)) sideways = false;
      if (scrolls(overflowX) || scrolls(overflowY) || position === 'fixed') break;
    }
    return sideways && (line.right > innerWidth + TOLERANCE || line.left < -TOLERANCE);
  };
  return window.measuring
    .texts()
    .filter(({ element }) => !element.closest('a[href="#content"]'))
    .filter(({ element, lines }) => lines.some((line) => sticksOut(element, line)))
    .map(({ words }) => words.slice(0, 60));
}
