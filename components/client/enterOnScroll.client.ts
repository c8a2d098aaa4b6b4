import { importAfterPaint } from './loading';

export const selector = 'main';

/**
 * Fades blocks in when the visitor scrolls to them. Blocks are hidden only after the visitor begins to scroll, so that a page is complete
 * when it is printed or captured.
 */
export function enhance(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const start = () =>
    importAfterPaint(() => import('./enterOnScroll.lazy')).then((script) => script?.enterOnScroll());
  window.addEventListener('scroll', start, { once: true, passive: true });
}
