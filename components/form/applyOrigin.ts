import { fill } from '../../pipeline/labels/fill';
import type { FormLabels } from './LeadForm';

type Origins = Partial<Record<'about' | 'town', Record<string, string>>>;

/** Selects the project type and shows the town of the page's query, if the form accepts them. */
export function applyOrigin(form: HTMLFormElement, labels: FormLabels): void {
  const search = new URLSearchParams(location.search);
  const origins: Origins = JSON.parse(form.dataset.origins ?? '{}');
  const lookUp = (name: keyof Origins) =>
    new Map(Object.entries(origins[name] ?? {})).get(search.get(name) ?? '');
  const [type, town] = [lookUp('about'), lookUp('town')];
  const select = form.querySelector<HTMLSelectElement>('select[name="projectType"]');
  if (type && select?.value === '') select.value = type;
  const line = form.querySelector<HTMLElement>('[data-town]');
  if (town && line) {
    line.textContent = fill(labels.inTown, { town });
    line.hidden = false;
  }
}
