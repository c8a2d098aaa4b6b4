import { afterLoad, whenIdle, whenNear } from '../client/loading';

/** Distance below the screen at which Chromium loads lazy frames on a fast connection. */
const NEAR = '1250px';
/** Maximum milliseconds to wait for an idle browser after a frame is near. */
const MAX_WAIT = 500;

export const selector = '[data-embed]';

/** Inserts the frame when it is near. With `loading="lazy"` alone, it would load from 2500 px away, before the page's own pictures. */
export function enhance(figure: HTMLElement): void {
  const insert = () => whenIdle(() => openEmbeds(figure), MAX_WAIT);
  afterLoad(() => whenNear(figure, NEAR, insert));
  figure.querySelector('button')?.addEventListener('click', () => {
    figure.dataset.open = '';
  });
}

/** Replaces each template in `element` with the frame that it contains. */
export function openEmbeds(element: Element): void {
  for (const template of element.querySelectorAll('template')) template.replaceWith(template.content);
}
