import { importAfterPaint } from '../client/loading';

export const selector = '[data-share]';

/** Shows the button, and loads its script when it is clicked. */
export function enhance(button: HTMLElement): void {
  button.dataset.ready = '';
  button.addEventListener('click', () => {
    importAfterPaint(() => import('./ShareButton.lazy')).then((script) => script?.shareArticle(button));
  });
}
