import { whenLoaded } from '../client/moments';

export const selector = '[data-search]';

export function enhance(form: HTMLFormElement): void {
  const load = () => {
    whenLoaded(
      () => import('./enhanceSearch'),
      ({ enhanceSearch }) => enhanceSearch(form),
    );
  };
  form.dataset.ready = '';
  form.addEventListener('focusin', load, { once: true });
}
