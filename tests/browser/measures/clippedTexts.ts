/** Text that is partly cut off by the side of the screen or by a box that does not scroll. */
export function clippedTexts(): string[] {
  const TOLERANCE = 2;
  const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
  const scrolls = (overflow: string): boolean => overflow === 'auto' || overflow === 'scroll';
  const isAside = (line: DOMRect, left: number, right: number): boolean =>
    line.right > right + TOLERANCE || line.left < left - TOLERANCE;
  /** Whether the hidden part can be scrolled into view. */
  const canScroll = (box: Element): boolean =>
    scrolls(getComputedStyle(box).overflowX) || box.matches('[aria-roledescription="slide"]');
  /** From the text outward to the first box that scrolls. */
  const boxesRound = (element: Element): Element[] => {
    const outer = element.parentElement;
    const ends = canScroll(element) || scrolls(getComputedStyle(element).overflowY);
    return ends || !outer || outer === document.body ? [element] : [element, ...boxesRound(outer)];
  };
  const isCutBy = (box: Element, line: DOMRect): boolean => {
    const { overflowX, overflowY } = getComputedStyle(box);
    const edge = box.getBoundingClientRect();
    if (hides(overflowX) && isAside(line, edge.left, edge.right)) return true;
    return hides(overflowY) && line.bottom > edge.bottom + TOLERANCE;
  };
  const isCut = (element: Element, line: DOMRect): boolean => {
    const boxes = boxesRound(element);
    const last = boxes.at(-1) ?? element;
    return (
      boxes.some((box) => isCutBy(box, line)) ||
      (!canScroll(last) && isAside(line, 0, document.documentElement.clientWidth))
    );
  };
  return window.measuring
    .texts()
    .filter(({ element }) => !element.closest('a[href="#content"]'))
    .filter(({ element, lines }) => lines.some((line) => isCut(element, line)))
    .map(({ words }) => words.slice(0, 60));
}
