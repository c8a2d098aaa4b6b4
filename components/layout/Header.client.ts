/** Scroll distance in pixels after which the header turns solid. */
const THRESHOLD = 20;

export const selector = '[data-header]';

/** Marks whether the page is scrolled, for browsers without scroll-driven animations. */
export function enhance(header: HTMLElement): void {
  const mark = () => {
    header.dataset.scrolled = window.scrollY > THRESHOLD ? 'yes' : 'no';
  };
  window.addEventListener('scroll', mark, { passive: true });
  mark();
}
