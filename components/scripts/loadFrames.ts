/**
 * Frames of other sites come after the page: a browser would fetch those up to 2500 px below the screen before the page's
 * own pictures.
 */
export function loadFrames(): void {
  const load = () => {
    for (const frame of document.querySelectorAll<HTMLIFrameElement>('iframe[data-src]'))
      frame.src = frame.dataset.src ?? '';
  };
  if (document.readyState === 'complete') load();
  else window.addEventListener('load', load, { once: true });
}
