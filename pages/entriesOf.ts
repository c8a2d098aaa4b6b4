import type { Entry, Site } from '../pipeline/model/Site';

/** Everything that has an address. */
export function entriesOf({ pages, services, areas, articles }: Site): Entry[] {
  return [...pages, ...services, ...areas, ...articles];
}
