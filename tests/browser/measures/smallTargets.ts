/** Targets that are less than 44 px wide or high, except links within a sentence (WCAG 2.5.8). */
export function smallTargets(): string[] {
  const targets = document.querySelectorAll(
    'a[href], button, summary, select, textarea, input:not([type="hidden"]), [role="tab"], [role="slider"]',
  );
  const isReached = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[aria-hidden="true"], [inert]') &&
    !window.measuring.isForEarsOnly(element) &&
    !element.matches('[tabindex="-1"]:not([role="tab"]), a[href="#content"]');
  /** A click on the label of a choice chooses it too. */
  const targetOf = (element: Element): Element =>
    (element.matches('[type="radio"], [type="checkbox"]') && element.closest('label')) || element;
  /** The number of a footnote, which is raised, is in the sentence around it. */
  const isInSentence = (element: Element): boolean =>
    getComputedStyle(element).display === 'inline' &&
    (element.parentElement?.closest(':not(sup)')?.textContent?.trim() ?? '') !== element.textContent?.trim();
  return [...targets]
    .filter((element) => isReached(element) && !isInSentence(element))
    .flatMap((element) => {
      const { width, height } = targetOf(element).getBoundingClientRect();
      const small = width < 43.5 || height < 43.5;
      return small
        ? [`${Math.round(width)} x ${Math.round(height)}: ${window.measuring.nameOf(element)}`]
        : [];
    });
}
