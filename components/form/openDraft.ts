import { readStored, store } from './tabStorage';

/** The values of a form, stored until they are sent, so that a reload loses nothing. */
interface Draft {
  fields: Record<string, string>;
  /** When the visitor could begin to fill in the form; one that is sent within seconds counts as spam. */
  startedAt: string;
  /** The last attempt: the same values are sent again with the same idempotency key. */
  attempt?: { values: string; key: string };
}

/** Reads the draft of a form that this tab stored, fills in the empty controls, and returns the functions that change the draft. */
export function openDraft(form: HTMLFormElement) {
  const storageKey = `draft ${location.pathname} ${form.ariaLabel}`;
  const stored = readStored<Draft | null>(storageKey, null);
  if (stored) restore(form, stored.fields);
  let draft: Draft = stored ?? newDraft(pageArrival());
  const save = () => {
    draft.fields = readFields(form);
    store(storageKey, draft);
  };
  return {
    /** Stores what is in the form. */
    save,
    /** Starts an attempt. Returns the fields of the lead that come from the draft. */
    attempt() {
      const values = JSON.stringify(readFields(form));
      if (draft.attempt?.values !== values) draft.attempt = { values, key: newKey() };
      save();
      return { startedAt: draft.startedAt, idempotencyKey: draft.attempt.key };
    },
    /** Whether the form still has the values of the last attempt. */
    isUnchangedSinceAttempt: () => JSON.stringify(readFields(form)) === draft.attempt?.values,
    /** Starts a new draft after the form was sent. */
    discard() {
      draft = newDraft(new Date());
      store(storageKey, null);
    },
  };
}

const newDraft = (start: Date): Draft => ({ fields: {}, startedAt: start.toISOString() });

/** When the page's HTML had arrived: visitors can type from then on, on a slow network long before this script runs. */
function pageArrival(): Date {
  const [page] = performance.getEntriesByType('navigation');
  const milliseconds = page instanceof PerformanceNavigationTiming ? page.responseEnd : performance.now();
  return new Date(performance.timeOrigin + milliseconds);
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsIn(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type="hidden"], [type="file"]), select, textarea')];
}

function readFields(form: HTMLFormElement): Record<string, string> {
  const filled = controlsIn(form).filter((control) => !isRadio(control) || control.checked);
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]));
}

function restore(form: HTMLFormElement, fields: Record<string, string>): void {
  const typed = readFields(form);
  for (const control of controlsIn(form)) {
    const value = fields[control.name];
    if (value === undefined || typed[control.name]) continue;
    if (isRadio(control)) control.checked = control.value === value;
    else control.value = value;
  }
}

function isRadio(control: Control): control is HTMLInputElement {
  return control.type === 'radio';
}

/** `randomUUID` is missing on addresses without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (number) => number.toString(36)).join('-');
}
