/** When a block enters: a tenth of it is on the screen, 50 pixels above the lower edge. */
const OPTIONS = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' };

/** Blocks below the screen are hidden, and fade in when they are reached. */
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
    // A jump passes over blocks, which have to be there when the visitor scrolls back.
    for (const stop of stops.slice(0, last + 1)) {
      stop.dataset.enter = 'in';
      observer.unobserve(stop);
    }
  }, OPTIONS);
  for (const element of waiting) element.dataset.enter = 'wait';
  for (const stop of stops) observer.observe(stop);
}

/** A block so tall that a tenth of it fills the screen is never hidden. */
function isBelow(element: HTMLElement): boolean {
  const { top, height } = element.getBoundingClientRect();
  return top > window.innerHeight && height < 3 * window.innerHeight;
}
