import { ignoreFailedLoad } from '../client/moments';

export const selector = '[data-search]';

export function enhance(form: HTMLFormElement): void {
  const load = () => {
    import('./enhanceSearch').then(({ enhanceSearch }) => enhanceSearch(form), ignoreFailedLoad);
  };
  form.dataset.ready = '';
  form.addEventListener('focusin', load, { once: true });
}
