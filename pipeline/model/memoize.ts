/** Calls a function once per object. The objects must not change. */
export function memoize<Of extends object, Result>(make: (of: Of) => Result): (of: Of) => Result {
  const made = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const known = made.get(of) ?? { result: make(of) };
    made.set(of, known);
    return known.result;
  };
}

/** Calls an asynchronous function once per object, and again after it rejected. The objects must not change. */
export function memoizePromise<Of extends object, Result>(
  make: (of: Of) => Promise<Result>,
): (of: Of) => Promise<Result> {
  const made = new WeakMap<Of, Promise<Result>>();
  return (of) => {
    const known = made.get(of);
    if (known) return known;
    const result = make(of);
    made.set(of, result);
    result.catch(() => made.delete(of));
    return result;
  };
}
