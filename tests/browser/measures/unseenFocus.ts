/** Focusable elements without a visible focus ring, or covered by something that stays in place. A key must have been pressed before. */
export function unseenFocus(): string[] {
  const reached = [
    ...document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input:not([type="hidden"]), [tabindex="0"]',
    ),
  ].filter(
    (element) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches('[tabindex="-1"]') &&
      !window.measuring.isForEarsOnly(element) &&
      !element.closest('[inert]'),
  );
  const outer = (element: Element | null, steps: number): Element[] =>
    element && steps > 0 ? [element, ...outer(element.parentElement, steps - 1)] : [];
  /** On the element itself, on what represents it, or on the card or label around it. */
  const hasRing = (element: Element): boolean =>
    [...outer(element, 5), ...(element.parentElement?.children ?? [])].some((box) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(box);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  const isCovered = (element: Element): boolean => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const points = [top + 3, (top + bottom) / 2, bottom - 3].map((y) =>
      document.elementFromPoint((left + right) / 2, y),
    );
    const own = element.closest('label') ?? element;
    return points.every((at) => !at || !(own.contains(at) || at.contains(own)));
  };
  return reached.flatMap((element) => {
    element.focus();
    if (document.activeElement !== element) return [];
    if (!hasRing(element)) return [`no ring: ${window.measuring.nameOf(element)}`];
    return isCovered(element) ? [`covered: ${window.measuring.nameOf(element)}`] : [];
  });
}
