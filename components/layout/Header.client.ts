/** Pixels that a page is scrolled before its header changes. */
const THRESHOLD = 20;

export const selector = '[data-header]';

/** Marks the header of a scrolled page, for browsers without scroll-driven animations. */
export function enhance(header: HTMLElement): void {
  const mark = () => {
    header.dataset.scrolled = window.scrollY > THRESHOLD ? 'yes' : 'no';
  };
  window.addEventListener('scroll', mark, { passive: true });
  mark();
}
