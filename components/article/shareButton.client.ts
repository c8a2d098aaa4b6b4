import { ignoreFailedLoad } from '../client/moments';

export const selector = '[data-share]';

export function enhance(button: HTMLElement): void {
  button.addEventListener('click', () => {
    import('./shareArticle').then(({ shareArticle }) => shareArticle(), ignoreFailedLoad);
  });
}
