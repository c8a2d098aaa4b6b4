import { whenLoaded } from '../client/loading';

export const selector = '[data-share]';

export function enhance(button: HTMLElement): void {
  button.dataset.ready = '';
  button.addEventListener('click', () => {
    whenLoaded(
      () => import('./ShareButton.lazy'),
      ({ shareArticle }) => shareArticle(button),
    );
  });
}
