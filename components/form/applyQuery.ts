import { fill } from '../../pipeline/labels/fill';
import type { FormLabels, LeadFormProps } from './LeadForm';

/** Selects the project type and shows the town that the link to the form names: `?about=…&town=…`. `data-query-values` has the values for both. */
export function applyQuery(form: HTMLFormElement, labels: FormLabels): void {
  const values: NonNullable<LeadFormProps['queryValues']> = JSON.parse(form.dataset.queryValues ?? '{}');
  const query = new URLSearchParams(location.search);
  // A Map, since an object would also find `constructor`.
  const find = (name: 'about' | 'town') =>
    new Map(Object.entries(values[name] ?? {})).get(query.get(name) ?? '');
  const [projectType, town] = [find('about'), find('town')];
  const select = form.querySelector<HTMLSelectElement>('select[name="projectType"]');
  if (projectType && select?.value === '') select.value = projectType;
  const line = form.querySelector<HTMLElement>('[data-town]');
  if (!town || !line) return;
  line.textContent = fill(labels.inTown, { town });
  line.hidden = false;
}
