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
