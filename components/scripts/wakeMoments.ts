import type { When } from '../ui/Island';

type Moment = (marker: HTMLElement, wake: () => void) => void;

/** When an island wakes: the values of `when`. */
export const wakeMoments: Record<When, Moment> = {
  load: (_marker, wake) => wake(),
  idle: (_marker, wake) => {
    if ('requestIdleCallback' in window) requestIdleCallback(wake);
    else setTimeout(wake, 200);
  },
  visible: (marker, wake) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        wake();
      },
      { rootMargin: '200px' },
    );
    observer.observe(marker);
  },
  interaction: (marker, wake) => {
    const first = new AbortController();
    const begin = () => {
      first.abort();
      wake();
    };
    for (const event of ['pointerover', 'pointerdown', 'focusin']) {
      marker.addEventListener(event, begin, { signal: first.signal });
    }
  },
};
