import { readStored, store } from './tabStorage';

/** The fields that a visitor sent, with their labels. */
export type Summary = { label: string; value: string }[];

const KEY = 'sent';

/** The address is left out because others may use the same device; `website` is the honeypot. */
const LEFT_OUT = ['address', 'website'];

export function readSummary(form: HTMLFormElement): Summary {
  return [...new FormData(form)].flatMap(([name, value]) => {
    const control = form.elements.namedItem(name);
    const element = control instanceof RadioNodeList ? control[0] : control;
    if (!(element instanceof HTMLElement) || LEFT_OUT.includes(name)) return [];
    const named = element.closest('fieldset') ?? element.closest('label');
    // Only the first node; the next one is the asterisk.
    const label = named?.querySelector('span')?.firstChild?.textContent;
    return label && value !== '' ? [{ label, value: String(value) }] : [];
  });
}

/** Stores a summary until it is shown or the tab is closed. */
export function storeSummary(summary: Summary): void {
  store(KEY, summary);
}

/** Returns the stored summary and deletes it. */
export function takeSummary(): Summary {
  const summary = readStored<Summary>(KEY, []);
  store(KEY, null);
  return summary;
}
