/** Memoizes a function by the identity of its argument, which must not be mutated. */
export function memoize<Argument extends object, Result>(
  make: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const cache = new WeakMap<Argument, { result: Result }>();
  return (argument) => {
    const cached = cache.get(argument) ?? { result: make(argument) };
    cache.set(argument, cached);
    return cached.result;
  };
}

/** Memoizes an asynchronous function by the identity of its argument, which must not be mutated. Rejections are not cached. */
export function memoizePromise<Argument extends object, Result>(
  make: (argument: Argument) => Promise<Result>,
): (argument: Argument) => Promise<Result> {
  const cache = new WeakMap<Argument, Promise<Result>>();
  return (argument) => {
    const cached = cache.get(argument);
    if (cached) return cached;
    const promise = make(argument);
    cache.set(argument, promise);
    promise.catch(() => cache.delete(argument));
    return promise;
  };
}
