import { create } from '../client/elements';
import { type Summary, takeSummary } from './sentSummary';

/** On the thank-you page: shows in `block` the fields that were just sent from this tab, once. */
export function showSummary(block: HTMLElement): void {
  const summary = takeSummary();
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
