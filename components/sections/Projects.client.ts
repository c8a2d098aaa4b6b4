import { importAfterPaint } from '../client/loading';

export const selector = '[data-projects]';

/** Shows the filters, and loads their script when one is chosen. Without scripts, the list has all projects, page after page. */
export function enhance(list: HTMLElement): void {
  list.dataset.ready = '';
  const loadFilters = () =>
    importAfterPaint(() => import('./Projects.lazy')).then((script) => script?.enhanceProjects(list));
  if (location.search) loadFilters();
  else list.addEventListener('change', loadFilters, { once: true });
}
