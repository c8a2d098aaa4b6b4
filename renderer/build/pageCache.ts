import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { entriesOf } from '../../pipeline/model/entries';
import type { Site } from '../../pipeline/model/Site';
import { readEntry, writeEntry } from '../../pipeline/source/cache';

/** The pages that the last build rendered: see `PageKeys`. */
export interface CachedPages {
  /** The key of the site they were made for. */
  site: string;
  pages: [address: string, own: string, file: string][];
}

const LIST = 'pages.json';

/**
 * The pages in `work/pages` that earlier builds rendered to the end. What a build cut off left behind is deleted, never to be
 * written to again: a published site may share the file.
 */
export function readPageCache(work: string): CachedPages {
  mkdirSync(join(work, 'pages'), { recursive: true });
  const { site, pages } = readEntry<CachedPages>(join(work, LIST)) ?? { site: '', pages: [] };
  const present = evictPages(work, new Set(pages.map(([, , name]) => name)));
  return { site, pages: pages.filter(([, , name]) => present.has(name)) };
}

/** Deletes all other pages. Returns the names of the existing ones. */
export function evictPages(work: string, wanted: ReadonlySet<string>): Set<string> {
  const folder = join(work, 'pages');
  const present = new Set(readdirSync(folder));
  for (const name of present) if (!wanted.has(name)) rmSync(join(folder, name), { force: true });
  return present;
}

/** Records the complete pages. */
export function writePageCache(work: string, pages: CachedPages): void {
  writeEntry(join(work, LIST), pages);
}

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
