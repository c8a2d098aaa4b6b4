import { openFrames } from './openFrames';
import { whenIdle } from './whenIdle';

/** Milliseconds after the page has loaded. */
const WITHIN = 500;

/**
 * Frames of other sites come after the page: a browser would fetch those up to 2500 px below the screen before the page's
 * own pictures.
 */
export function loadFrames(): void {
  const load = () => {
    for (const place of document.querySelectorAll('[data-frame]')) whenIdle(() => openFrames(place), WITHIN);
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
