/** Spec.txt section 9. */
const OPTIONS = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' };

/**
 * What is below the screen when the visitor begins to scroll comes in once, when it is reached. A page that is only
 * looked at, printed or captured hides nothing.
 */
export function enterOnScroll(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  window.addEventListener('scroll', watch, { once: true, passive: true });
}

function watch(): void {
  const waiting = [
    ...document.querySelectorAll<HTMLElement>('main > section > * > :not(page-island *)'),
  ].filter(isBelow);
  const stops = [...waiting, ...document.querySelectorAll<HTMLElement>('main ~ footer')];
  const observer = new IntersectionObserver((entries) => {
    const reached = new Set(
      entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target),
    );
    const last = stops.findLastIndex((stop) => reached.has(stop));
    // What a jump has passed over is in, too: nobody comes back to an empty page.
    for (const stop of stops.slice(0, last + 1)) {
      stop.dataset.enter = 'in';
      observer.unobserve(stop);
    }
  }, OPTIONS);
  for (const element of waiting) element.dataset.enter = 'wait';
  for (const stop of stops) observer.observe(stop);
}

/** A tenth of something very tall may never fit on the screen: it does not wait. */
function isBelow(element: HTMLElement): boolean {
  const { top, height } = element.getBoundingClientRect();
  return top > window.innerHeight && height < 3 * window.innerHeight;
}
