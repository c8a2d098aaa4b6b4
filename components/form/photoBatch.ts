/** What this tab knows of the photographs of a form. */
export interface PhotoBatch {
  readonly secret: string;
  /** Once the request is stored: its id, how many it announced, and how many of them arrived. */
  readonly sent?: SentBatch;
}

export interface SentBatch {
  readonly lead: string;
  readonly all: number;
  readonly arrived: number;
}

const keyOf = ({ ariaLabel }: HTMLFormElement) => `photos ${location.pathname} ${ariaLabel}`;

/** A browser may refuse to keep it. */
export function keepBatch(form: HTMLFormElement, batch: PhotoBatch | null): void {
  try {
    if (batch) sessionStorage.setItem(keyOf(form), JSON.stringify(batch));
    else sessionStorage.removeItem(keyOf(form));
  } catch {}
}

export function readBatch(form: HTMLFormElement): PhotoBatch | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(form)) ?? 'null');
  } catch {
    return null;
  }
}
