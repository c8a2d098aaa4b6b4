import { afterLoad, whenIdle, whenNear } from '../client/loading';

/** Distance below the screen at which Chromium loads lazy frames on a fast connection. */
const NEAR = '1250px';
/** Milliseconds to wait for an idle browser after a frame is near. */
const TIMEOUT = 500;

export const selector = '[data-frame]';

/** Inserts frames later than `loading="lazy"` would: browsers load lazy frames up to 2500 px below the screen, before the page's own pictures. */
export function enhance(figure: HTMLElement): void {
  const open = () => whenIdle(() => openFrames(figure), TIMEOUT);
  afterLoad(() => whenNear(figure, NEAR, open));
  figure.querySelector('button')?.addEventListener('click', () => {
    figure.dataset.open = '';
  });
}

/** Replaces each template in `element` with the frame that it contains. */
export function openFrames(element: Element): void {
  for (const template of element.querySelectorAll('template')) template.replaceWith(template.content);
}
