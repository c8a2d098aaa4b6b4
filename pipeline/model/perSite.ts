import type { Site } from './Site';

/** The same function of a site, done once for each: a joined site does not change. Without it each page would look at all. */
export function perSite<Result>(make: (site: Site) => Result): (site: Site) => Result {
  const made = new WeakMap<Site, { result: Result }>();
  return (site) => {
    const known = made.get(site) ?? { result: make(site) };
    made.set(site, known);
    return known.result;
  };
}
