/** What this tab keeps over a reload, as JSON. A browser may refuse to keep it. */
export function readStored<Value>(key: string, fallback: Value): Value {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? fallback;
  } catch {
    return fallback;
  }
}

/** `null` forgets what is kept. */
export function store(key: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(value));
  } catch {}
}
