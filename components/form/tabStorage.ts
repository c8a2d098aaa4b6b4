/** Reads a value that `store` wrote in this tab. Without one, or if the browser refuses access to the storage, returns `fallback`. */
export function readStored<Value>(key: string, fallback: Value): Value {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
}

/** Stores a value as JSON until the tab is closed, if the browser allows it. `null` deletes the value. */
export function store(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}

/** The photographs of one lead, of which this tab stores the state, and the browser the files (`storedPhotos.ts`). */
export interface StoredBatch {
  /** Identifies the batch. The lead has its hash, so that the function accepts no photographs of others for it. */
  readonly secret: string;
  /** After the lead was sent: its id, and how many photographs were announced and have arrived. */
  readonly sent?: { readonly lead: string; readonly all: number; readonly arrived: number };
}

export type SentBatch = Required<StoredBatch>;

export type BatchStore = ReturnType<typeof openBatchStore>;

/** Stores the batches of a form, so that a reload keeps them: those of sent leads, and that of the unsent one. */
export function openBatchStore(key: string) {
  const read = () => readStored<StoredBatch[]>(key, []);
  return {
    read,
    /** Replaces the batch with this secret; null deletes it. */
    write(secret: string, batch: StoredBatch | null): void {
      const others = read().filter((each) => each.secret !== secret);
      const batches = batch ? [...others, batch] : others;
      store(key, batches.length > 0 ? batches : null);
    },
  };
}
