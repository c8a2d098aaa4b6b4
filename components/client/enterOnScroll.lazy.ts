/** A block fades in when a tenth of it is more than 50 pixels above the lower edge of the screen. */
const OPTIONS = { threshold: 0.1, rootMargin: '0px 0px -50px 0px' };

/** Hides the blocks below the screen, which are what the container of a section contains, and fades each in when it becomes visible. */
export function enterOnScroll(): void {
  const blocks = [...document.querySelectorAll<HTMLElement>('main > section > * > *')];
  const hidden = blocks.filter(isBelowScreen);
  // The footer is never hidden, but a visitor who jumps to it skips all blocks.
  const watched = [...hidden, ...document.querySelectorAll<HTMLElement>('main ~ footer')];
  const observer = new IntersectionObserver((entries) => {
    const visible = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
    const last = watched.findLastIndex((element) => visible.includes(element));
    // Also show the blocks that a jump skipped: the visitor may scroll back to them.
    for (const element of watched.slice(0, last + 1)) {
      element.dataset.enter = 'in';
      observer.unobserve(element);
    }
  }, OPTIONS);
  for (const element of hidden) element.dataset.enter = 'wait';
  for (const element of watched) observer.observe(element);
}

/** Whether a block is below the screen. A very tall one does not count, since a tenth of it might never be visible at once. */
function isBelowScreen(element: HTMLElement): boolean {
  const { top, height } = element.getBoundingClientRect();
  return top > window.innerHeight && height < 3 * window.innerHeight;
}
