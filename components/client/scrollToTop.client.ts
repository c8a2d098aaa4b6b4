/** Milliseconds after which the page is scrolled again: a browser that restores a scroll position may do so after this script. */
const RETRY_DELAY = 10;

export const selector = 'html';

/** Scrolls a page to its top, unless the address has a fragment or the browser restores an earlier scroll position. */
export function enhance(): void {
  const [visit] = performance.getEntriesByType('navigation');
  const isNewVisit = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
  if (!isNewVisit || location.hash || visit.name.includes('#')) return;
  const scroll = () => window.scrollTo({ top: 0, behavior: 'instant' });
  scroll();
  setTimeout(scroll, RETRY_DELAY);
}
