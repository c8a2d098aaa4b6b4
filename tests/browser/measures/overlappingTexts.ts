/** Pairs of texts that overlap. Elements that stay in place while the page scrolls are left out. */
export function overlappingTexts(): string[] {
  const isFixed = (element: Element): boolean => {
    for (let box: Element | null = element; box; box = box.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(box).position)) return true;
    }
    return false;
  };
  /** The letters alone: the box of a line has space above and below them. */
  const inner = (line: DOMRect, element: Element) => {
    const room = Math.max(0, (line.height - 0.8 * Number.parseFloat(getComputedStyle(element).fontSize)) / 2);
    return { left: line.left, right: line.right, top: line.top + room, bottom: line.bottom - room };
  };
  const boxes = window.measuring
    .texts()
    .filter(({ element }) => !isFixed(element))
    .flatMap(({ words, element, lines }) =>
      lines.map((line) => ({ words, element, ...inner(line, element) })),
    )
    .sort((a, b) => a.top - b.top);
  const found: string[] = [];
  for (const [index, box] of boxes.entries()) {
    for (let next = index + 1; (boxes[next]?.top ?? Number.POSITIVE_INFINITY) < box.bottom - 1; next += 1) {
      const other = boxes[next];
      if (!other || other.element === box.element) continue;
      const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      if (across > 2) found.push(`${box.words.slice(0, 40)} / ${other.words.slice(0, 40)}`);
    }
  }
  return found;
}
