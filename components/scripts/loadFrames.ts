import { openFrames } from './openFrames';
import { painted } from './painted';
import { whenIdle } from './whenIdle';

/** As far below the screen as Chromium loads lazy frames on a quick line. */
const NEAR = '1250px';
/** Milliseconds after a place came near. */
const WITHIN = 500;

/**
 * Frames of other sites come after the page, and are made where they are near: a browser would fetch those up to 2500 px
 * below the screen before the page's own pictures.
 */
export function loadFrames(): void {
  const load = () => painted.then(watch);
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}

function watch(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        whenIdle(() => openFrames(target), WITHIN);
      }
    },
    { rootMargin: NEAR },
  );
  for (const place of document.querySelectorAll('[data-frame]')) observer.observe(place);
}
