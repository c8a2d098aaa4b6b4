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

/** Returns the stored summary and deletes it. */
export function takeSummary(): Summary {
  const summary = readStoredSummary();
  store(STORAGE_KEY, null);
  return summary;
}
