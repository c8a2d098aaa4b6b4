/** Enough for the layouts and styles that pages rendered one after another share. */
const MAX_RESULTS = 200;

/** The same function, with its latest results cached by its first argument. The least recently used one is evicted first. */
export function lru<Rest extends unknown[], Result>(
  make: (key: string, ...rest: Rest) => Result,
): (key: string, ...rest: Rest) => Result {
  const results = new Map<string, Result>();
  return (key, ...rest) => {
    const result = results.get(key) ?? make(key, ...rest);
    results.delete(key);
    results.set(key, result);
    const [oldest] = results.keys();
    if (results.size > MAX_RESULTS && oldest !== undefined) results.delete(oldest);
    return result;
  };
}
