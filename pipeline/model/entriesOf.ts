import { memoize } from './memoize';
import type { Entry, Site } from './Site';

/** Everything that has an address. */
export function entriesOf({ pages, services, areas, articles }: Site): Entry[] {
  return [...pages, ...services, ...areas, ...articles];
}

/** The entry at each address. */
export const entriesByAddress = memoize(
  (site: Site) => new Map(entriesOf(site).map((entry) => [entry.address, entry])),
);
