/** Milliseconds until it is done again. */
const AGAIN = 10;

export const selector = 'html';

/** A page begins at its top. A `#fragment` wins, and so does the position that a visitor comes back to. */
export function enhance(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const arrived = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  if (!arrived || location.hash || visit.name.includes('#')) return;
  const scroll = () => window.scrollTo({ top: 0, behavior: 'instant' });
  scroll();
  setTimeout(scroll, AGAIN);
}
