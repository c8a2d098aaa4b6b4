import { createHash } from 'node:crypto';
import { entriesOf } from '../../pipeline/model/entries';
import type { Site } from '../../pipeline/model/Site';

/** Hashes of everything that a page's data is made from. */
interface PageKeys {
  /** What pages show of the site and of each other: everything but their long texts. */
  site: string;
  /** All of the page's own file, by address. */
  own: Map<string, string>;
}

/** Keys are much cheaper than building the data, which one edit hardly changes. */
export function pageKeys(site: Site): PageKeys {
  const { entries, pictures, ...rest } = site;
  const items = Object.values(entries).map((files) => files.filter((file) => !('address' in file)));
  const all = createHash('sha256').update(JSON.stringify([rest, items, [...pictures]]));
  const own = new Map<string, string>();
  for (const { address, pagination, keys, post } of entriesOf(site)) {
    // Lists show the reading time, which depends on the text.
    all.update(`${address} ${keys.fields} ${post?.readTime ?? ''}\n`);
    own.set(address, `${keys.fields}-${keys.texts}-${pagination?.number ?? 1}`);
  }
  return { site: all.digest('hex').slice(0, 20), own };
}
