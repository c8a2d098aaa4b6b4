import { fill } from '../../pipeline/labels/fill';
import type { FormLabels } from './LeadForm';

type Known = Partial<Record<'about' | 'town', Record<string, string>>>;

/** The link to the form may name in its query what it was `about`, and a `town`: selects that project type, and shows that town. */
export function applyQuery(form: HTMLFormElement, labels: FormLabels): void {
  const search = new URLSearchParams(location.search);
  const known: Known = JSON.parse(form.dataset.origins ?? '{}');
  const lookUp = (name: keyof Known) =>
    new Map(Object.entries(known[name] ?? {})).get(search.get(name) ?? '');
  const [type, town] = [lookUp('about'), lookUp('town')];
  const select = form.querySelector<HTMLSelectElement>('select[name="projectType"]');
  if (type && select?.value === '') select.value = type;
  const line = form.querySelector<HTMLElement>('[data-town]');
  if (town && line) {
    line.textContent = fill(labels.inTown, { town });
    line.hidden = false;
  }
}
