import { summaryRows } from './showSummary';
import type { Summary } from './summary';

/** Shows what was sent, in place of the form if it holds nothing that has not been sent. */
export function showConfirmation(form: HTMLFormElement, summary: Summary, isAllSent: boolean): void {
  const sent = form.nextElementSibling;
  if (!(sent instanceof HTMLElement)) return;
  const list = sent.querySelector('dl');
  if (list) {
    list.textContent = '';
    list.append(...summaryRows(summary));
  }
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
