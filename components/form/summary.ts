import { readStored, store } from './tabStorage';

/** What a visitor sent: each answer with its label. */
export type Summary = { label: string; value: string }[];

const KEY = 'sent';

/** The address, since a phone may be lent, and the honeypot. */
const LEFT_OUT = ['address', 'website'];

export function readSummary(form: HTMLFormElement): Summary {
  return [...new FormData(form)].flatMap(([name, value]) => {
    const control = form.elements.namedItem(name);
    const element = control instanceof RadioNodeList ? control[0] : control;
    if (!(element instanceof HTMLElement) || LEFT_OUT.includes(name)) return [];
    const named = element.closest('fieldset') ?? element.closest('label');
    // The first node, since an asterisk follows.
    const label = named?.querySelector('span')?.firstChild?.textContent;
    return label && value !== '' ? [{ label, value: String(value) }] : [];
  });
}

/** Keeps a summary until it is shown or the tab is closed. */
export function keepSummary(summary: Summary): void {
  store(KEY, summary);
}

/** The summary that is kept, which is forgotten. */
export function takeSummary(): Summary {
  const kept = readStored<Summary>(KEY, []);
  store(KEY, null);
  return kept;
}

/** Shows what was just sent from this tab, once. */
export function showSummary(block: HTMLElement): void {
  const summary = takeSummary();
  if (summary.length === 0) return;
  block.querySelector('dl')?.append(...summaryRows(summary));
  block.querySelector('button')?.addEventListener('click', () => print());
  block.hidden = false;
}

/** Shows what was sent, in place of the form if it holds nothing that has not been sent. */
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

function summaryRows(summary: Summary): HTMLElement[] {
  return summary.map(({ label, value }) => {
    const row = document.createElement('div');
    row.append(element('dt', label), element('dd', value));
    return row;
  });
}

function element(name: 'dt' | 'dd', text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
