import { create } from '../client/elements';
import { readStored, store } from './tabStorage';

/** The fields that a visitor sent, with their labels. */
export type Summary = { label: string; value: string }[];

const STORAGE_KEY = 'sent';

/** Other users of this device must not learn where the visitor lives. `website` is the honeypot. */
const LEFT_OUT = ['address', 'website'];

/** The fields of a form that are filled in. */
export function readSummary(form: HTMLFormElement): Summary {
  return [...new FormData(form)].flatMap(([name, value]) => {
    const control = form.elements.namedItem(name);
    // The radio buttons of a question share one label.
    const element = control instanceof RadioNodeList ? control[0] : control;
    if (!(element instanceof HTMLElement) || LEFT_OUT.includes(name)) return [];
    const labeling = element.closest('fieldset') ?? element.closest('label');
    // Only the first node; the next one is the asterisk.
    const label = labeling?.querySelector('span')?.firstChild?.textContent;
    return label && value !== '' ? [{ label, value: String(value) }] : [];
  });
}

/** Stores a summary for the thank-you page, until that page shows it or the tab is closed. */
export function storeSummary(summary: Summary): void {
  store(STORAGE_KEY, summary);
}

export const readStoredSummary = () => readStored<Summary>(STORAGE_KEY, []);

/** On the thank-you page: shows in `block` the fields that were just sent from this tab, once. */
export function showSummary(block: HTMLElement): void {
  const summary = readStoredSummary();
  store(STORAGE_KEY, null);
  if (summary.length === 0) return;
  block.querySelector('dl')?.append(...summaryRows(summary));
  block.querySelector('button')?.addEventListener('click', () => print());
  block.hidden = false;
}

/** Below the form: shows the sent fields, and hides the form if nothing in it is left to send. */
export function showConfirmation(form: HTMLFormElement, summary: Summary, isAllSent: boolean): void {
  const sent = form.nextElementSibling;
  if (!(sent instanceof HTMLElement)) return;
  sent.querySelector('dl')?.replaceChildren(...summaryRows(summary));
  const showForm = () => {
    sent.hidden = true;
    form.hidden = false;
    form.querySelector<HTMLElement>(':is(input, select, textarea):not([type="hidden"], [tabindex])')?.focus();
  };
  sent.querySelector('[data-another]')?.addEventListener('click', showForm, { once: true });
  sent.hidden = false;
  if (!isAllSent) return;
  form.hidden = true;
  sent.focus();
}

/** The rows of a description list (`Facts`). */
function summaryRows(summary: Summary): HTMLElement[] {
  return summary.map(({ label, value }) =>
    create('div', {}, create('dt', {}, label), create('dd', {}, value)),
  );
}
