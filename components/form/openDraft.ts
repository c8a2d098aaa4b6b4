/** What a visitor has written, kept until it is sent, so that a reload loses nothing. */
interface Draft {
  fields: Record<string, string>;
  /** When the visitor could begin to write. */
  startedAt: string;
  /** The last attempt: the same words sent again go under the same key. */
  sent?: { words: string; key: string };
}

/** Opens the draft of a form and writes it into the boxes that are still empty. */
export function openDraft(form: HTMLFormElement) {
  const place = `draft ${location.pathname}`;
  let draft: Draft = read(place) ?? fresh(pageCame());
  restore(form, draft.fields);
  const keep = () => {
    draft.fields = wordsOf(form);
    store(place, draft);
  };
  return {
    keep,
    /** What goes with the words: when they were begun, and their key. */
    attempt() {
      const words = JSON.stringify(wordsOf(form));
      if (draft.sent?.words !== words) draft.sent = { words, key: newKey() };
      keep();
      return { startedAt: draft.startedAt, idempotencyKey: draft.sent.key };
    },
    /** Whether the form still holds what was sent. */
    isSent: () => JSON.stringify(wordsOf(form)) === draft.sent?.words,
    forget() {
      draft = fresh();
      store(place, null);
    },
  };
}

const fresh = (start = new Date()): Draft => ({ fields: {}, startedAt: start.toISOString() });

/** When there was a form to write into: on a slow network long before this script. */
function pageCame(): Date {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return new Date(performance.timeOrigin + (page?.responseEnd ?? performance.now()));
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function controlsOf(form: HTMLFormElement): Control[] {
  return [...form.querySelectorAll<Control>('input:not([type="hidden"]), select, textarea')];
}

function wordsOf(form: HTMLFormElement): Record<string, string> {
  return Object.fromEntries(controlsOf(form).map(({ name, value }) => [name, value]));
}

function restore(form: HTMLFormElement, fields: Record<string, string>): void {
  for (const control of controlsOf(form)) control.value ||= fields[control.name] ?? '';
}

/** `randomUUID` is missing on addresses without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
}

/** Browsers may refuse to store; then a reload loses what the browser itself does not keep. */
function store(place: string, draft: Draft | null): void {
  try {
    if (draft) sessionStorage.setItem(place, JSON.stringify(draft));
    else sessionStorage.removeItem(place);
  } catch {}
}

function read(place: string): Draft | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null');
  } catch {
    return null;
  }
}
