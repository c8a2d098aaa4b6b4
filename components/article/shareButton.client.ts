import { ignoreFailedLoad } from '../client/moments';

export const selector = '[data-share]';

export function enhance(button: HTMLElement): void {
  button.dataset.ready = '';
  button.addEventListener('click', () => {
    import('./shareArticle').then(({ shareArticle }) => shareArticle(button), ignoreFailedLoad);
  });
}
