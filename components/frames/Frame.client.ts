import { afterLoad, whenIdle, whenNear } from '../client/loading';

/** As far below the screen as Chromium loads lazy frames on a fast line. */
const NEAR = '1250px';
/** Milliseconds after a frame came near. */
const TIMEOUT = 500;

export const selector = '[data-frame]';

/** A browser by itself would fetch frames up to 2500 px below the screen before the page's own pictures. */
export function enhance(figure: HTMLElement): void {
  const open = () => whenIdle(() => openFrames(figure), TIMEOUT);
  afterLoad(() => whenNear(figure, NEAR, open));
  figure.querySelector('button')?.addEventListener('click', () => {
    figure.dataset.open = '';
  });
}

/** Replaces the templates in `element` with their frames, which then load near the screen. */
export function openFrames(element: Element): void {
  for (const template of element.querySelectorAll('template')) template.replaceWith(template.content);
}
