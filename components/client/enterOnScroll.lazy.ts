/** A block fades in when a tenth of it is visible, 50 pixels above the lower edge of the screen. */
const OPTIONS = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' };

/** Hides the blocks below the screen, and fades each in when it becomes visible. */
export function enterOnScroll(): void {
  const waiting = [
    ...document.querySelectorAll<HTMLElement>('main > section > * > :not(page-island *)'),
  ].filter(isBelow);
  const stops = [...waiting, ...document.querySelectorAll<HTMLElement>('main ~ footer')];
  const observer = new IntersectionObserver((entries) => {
    const reached = new Set(
      entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target),
    );
    const last = stops.findLastIndex((stop) => reached.has(stop));
    // Also show the blocks that a jump skipped: the visitor may scroll back to them.
    for (const stop of stops.slice(0, last + 1)) {
      stop.dataset.enter = 'in';
      observer.unobserve(stop);
    }
  }, OPTIONS);
  for (const element of waiting) element.dataset.enter = 'wait';
  for (const stop of stops) observer.observe(stop);
}

/** Whether to hide a block until it is scrolled to: it is below the screen. A tenth of a block of several screens might never be visible at once. */
function isBelow(element: HTMLElement): boolean {
  const { top, height } = element.getBoundingClientRect();
  return top > window.innerHeight && height < 3 * window.innerHeight;
}
