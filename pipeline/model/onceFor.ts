/**
 * The same function of something that does not change, such as a joined site, done once for each. Without it each page or
 * file would look at all.
 */
export function onceFor<Of extends object, Result>(make: (of: Of) => Result): (of: Of) => Result {
  const made = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const known = made.get(of) ?? { result: make(of) };
    made.set(of, known);
    return known.result;
  };
}
