import { fill } from '../../pipeline/labels/fill';
import type { FormLabels } from './LeadForm';

type Origins = Partial<Record<'about' | 'town', Record<string, string>>>;

/** Chooses the project type and names the town that the address gives, if the form knows them. */
export function applyOrigin(form: HTMLFormElement, labels: FormLabels): void {
  const search = new URLSearchParams(location.search);
  const origins: Origins = JSON.parse(form.dataset.origins ?? '{}');
  const known = (name: keyof Origins) =>
    new Map(Object.entries(origins[name] ?? {})).get(search.get(name) ?? '');
  const [type, town] = [known('about'), known('town')];
  const select = form.querySelector<HTMLSelectElement>('select[name="projectType"]');
  if (type && select?.value === '') select.value = type;
  const line = form.querySelector<HTMLElement>('[data-town]');
  if (town && line) {
    line.textContent = fill(labels.inTown, { town });
    line.hidden = false;
  }
}
