/** Pixels: spec.txt section 9. */
const THRESHOLD = 20;

/** Tells the header whether the page is scrolled, for browsers whose style sheets cannot tell. */
export function solidHeader(): void {
  const header = document.querySelector<HTMLElement>('[data-header]');
  if (!header) return;
  const tell = () => {
    header.dataset.scrolled = window.scrollY > THRESHOLD ? 'yes' : 'no';
  };
  window.addEventListener('scroll', tell, { passive: true });
  tell();
}
