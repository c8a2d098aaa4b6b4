import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const Kept = z.object({
  /** The key of the site they were made for. */
  site: z.string(),
  /** Of each page its address, its own key, and its file. */
  pages: z.array(z.tuple([z.string(), z.string(), z.string()])),
});

/** The pages that the last build left: see `PageKeys`. */
export type Kept = z.output<typeof Kept>;

const NONE: Kept = { site: '', pages: [] };

/**
 * The pages that the builds before this one rendered to the end. What a build cut off left behind goes, never to be written
 * to again: a published site may share the file.
 */
export function keptPages(work: string): Kept {
  mkdirSync(join(work, 'pages'), { recursive: true });
  const { site, pages } = listed(work);
  const there = forgetPages(work, new Set(pages.map(([, , name]) => name)));
  return { site, pages: pages.filter(([, , name]) => there.has(name)) };
}

/** Deletes all other pages. Gives the names of those that were there. */
export function forgetPages(work: string, wanted: ReadonlySet<string>): Set<string> {
  const folder = join(work, 'pages');
  const there = new Set(readdirSync(folder));
  for (const name of there) if (!wanted.has(name)) rmSync(join(folder, name), { force: true });
  return there;
}

/** Says that these pages are whole; all others go. */
export function keepPages(work: string, kept: Kept): void {
  const file = join(work, LIST);
  writeFileSync(`${file}.part`, JSON.stringify(kept));
  renameSync(`${file}.part`, file);
}

const LIST = 'pages.json';

function listed(work: string): Kept {
  try {
    return Kept.parse(JSON.parse(readFileSync(join(work, LIST), 'utf8')));
  } catch {
    return NONE;
  }
}
