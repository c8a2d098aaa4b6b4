interface MeasuredText {
  words: string;
  /** The element that contains the text. */
  element: Element;
  /** One per line. */
  lines: DOMRect[];
}

declare global {
  interface Window {
    measuring: {
      texts: () => MeasuredText[];
      isForEarsOnly: (element: Element) => boolean;
      nameOf: (element: Element) => string;
    };
  }
}

/** Runs in the page before its own scripts: the functions that all measures share. */
export function installMeasuring(): void {
  const isForEarsOnly = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).clipPath === 'inset(50%)' || isForEarsOnly(element.parentElement));
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('option, [aria-hidden="true"]') &&
    !isForEarsOnly(element);
  const linesOf = (node: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  const texts = (): MeasuredText[] => {
    const found: MeasuredText[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const words = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (words && element && isSeen(element)) found.push({ words, element, lines: linesOf(node) });
    }
    return found;
  };
  const nameOf = (element: Element): string => {
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
    return `<${element.tagName.toLowerCase()}> "${words}"`;
  };
  window.measuring = { texts, isForEarsOnly, nameOf };
}
