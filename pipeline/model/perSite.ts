import type { Site } from './Site';

/** The same function of a site, done once for each: a joined site does not change. Without it each page would look at all. */
export const perSite = <Result>(make: (site: Site) => Result) => onceFor<Site, Result>(make);

/** The same function of something that does not change, done once for each. */
export function onceFor<Of extends object, Result>(make: (of: Of) => Result): (of: Of) => Result {
  const made = new WeakMap<Of, { result: Result }>();
  return (of) => {
    const known = made.get(of) ?? { result: make(of) };
    made.set(of, known);
    return known.result;
  };
}
