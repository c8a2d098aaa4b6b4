import { onceFor } from './onceFor';
import type { Entry, Site } from './Site';

/** Every page, by content type. */
export const entriesOf = onceFor((site: Site): readonly Entry[] =>
  Object.values(site.entries).flatMap((files) => files.flatMap((file) => ('address' in file ? [file] : []))),
);

/** The entry at each address. */
export const entriesByAddress = onceFor(
  (site: Site): ReadonlyMap<string, Entry> => new Map(entriesOf(site).map((entry) => [entry.address, entry])),
);
