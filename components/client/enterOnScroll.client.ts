import { whenLoaded } from './loading';

export const selector = 'main';

/**
 * Blocks below the screen fade in when they are reached. Nothing is hidden before the visitor begins to scroll, so that a
 * page that is only looked at, printed or captured is complete.
 */
export function enhance(): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const watch = () => {
    whenLoaded(
      () => import('./enterOnScroll.lazy'),
      ({ enterOnScroll }) => enterOnScroll(),
    );
  };
  window.addEventListener('scroll', watch, { once: true, passive: true });
}
