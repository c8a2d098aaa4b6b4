import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readEntry, writeEntry } from '../../pipeline/source/cache';

const CachedPages = z.object({
  /** The key of the site they were made for. */
  site: z.string(),
  /** Of each page its address, its own key, and its file. */
  pages: z.array(z.tuple([z.string(), z.string(), z.string()])),
});

/** The pages that the last build rendered: see `PageKeys`. */
export type CachedPages = z.output<typeof CachedPages>;

const LIST = 'pages.json';

/**
 * The pages in `work/pages` that earlier builds rendered to the end. What a build cut off left behind is deleted, never to be
 * written to again: a published site may share the file.
 */
export function readPageCache(work: string): CachedPages {
  mkdirSync(join(work, 'pages'), { recursive: true });
  const { data = { site: '', pages: [] } } = CachedPages.safeParse(readEntry(join(work, LIST)));
  const present = evictPages(work, new Set(data.pages.map(([, , name]) => name)));
  return { site: data.site, pages: data.pages.filter(([, , name]) => present.has(name)) };
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
