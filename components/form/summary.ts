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

/** Returns the kept summary and forgets it. */
export function takeSummary(): Summary {
  const kept = readStored<Summary>(KEY, []);
  store(KEY, null);
  return kept;
}
