import { whenLoaded } from '../client/loading';

export const selector = '[data-projects]';

/** Without its script there is the whole list, page by page. */
export function enhance(list: HTMLElement): void {
  list.dataset.ready = '';
  const load = () =>
    whenLoaded(
      () => import('./Projects.lazy'),
      ({ enhanceProjects }) => enhanceProjects(list),
    );
  if (location.search) load();
  else list.addEventListener('change', load, { once: true });
}
