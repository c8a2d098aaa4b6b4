/** Memoizes a function by the identity of its argument, which must not be mutated. */
export function memoize<Of extends object, Result>(make: (of: Of) => Result): (of: Of) => Result {
  const made = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const known = made.get(of) ?? { result: make(of) };
    made.set(of, known);
    return known.result;
  };
}

/** Memoizes an asynchronous function by the identity of its argument, which must not be mutated. Rejections are not cached. */
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
