/** Reads a value that this tab stored as JSON. Browsers may refuse access to the storage. */
export function readStored<Value>(key: string, fallback: Value): Value {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
}

/** `null` deletes the value. */
export function store(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
