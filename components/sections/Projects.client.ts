import { whenLoaded } from '../client/loading';

export const selector = '[data-projects]';

/** Adds the filters. Without scripts, the list has all projects, one page after the other. */
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
