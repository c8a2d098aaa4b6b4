import { createHash } from 'node:crypto';
import { entriesOf } from '../../pipeline/model/entriesOf';
import type { Site } from '../../pipeline/model/Site';

/** What a page's data is made of, as hashes: while both stay, so does the data. */
export interface PageKeys {
  /** All that pages say of the site and of each other: everything but their long texts. */
  site: string;
  /** All of the page's own file, by address. */
  own: Map<string, string>;
}

/** Much cheaper than the data itself, of which one edit changes very little. */
export function pageKeys(site: Site): PageKeys {
  const { pages: _pages, services: _services, areas: _areas, articles: _articles, pictures, ...rest } = site;
  const all = createHash('sha256').update(JSON.stringify([rest, [...pictures]]));
  const own = new Map<string, string>();
  for (const { address, part, keys, fields } of entriesOf(site)) {
    // The time that it takes to read a text is told where the page is named.
    const { readTime = '' } = fields as { readTime?: string };
    all.update(`${address} ${keys.fields} ${readTime}\n`);
    own.set(address, `${keys.fields}-${keys.texts}-${part?.number ?? 1}`);
  }
  return { site: all.digest('hex').slice(0, 20), own };
}
