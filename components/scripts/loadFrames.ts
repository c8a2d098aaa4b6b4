import { openFrames } from './openFrames';

/**
 * Frames of other sites come after the page: a browser would fetch those up to 2500 px below the screen before the page's
 * own pictures.
 */
export function loadFrames(): void {
  const load = () => {
    for (const place of document.querySelectorAll('[data-frame]')) openFrames(place);
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
