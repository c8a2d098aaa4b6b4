import { existsSync, linkSync, lstatSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { DamagedCache } from '../../pipeline/source/DamagedCache';
import type { FileState } from '../../pipeline/source/fileHashes';
import { keyOf, type Store } from '../../pipeline/source/store.mjs';

export interface SiteFile {
  /** Identifies the content. */
  key: string;
  /** Throws `DamagedCache` if the cached content is damaged. */
  read: () => Buffer | string;
}

/** The key of a published file's content, and the state of the file when it was published. */
interface PublishedFile extends FileState {
  key: string;
}

/** Folders beside `out`: in `next` a site is assembled, `last` holds the old site during the swap. */
export function outFolders(out: string): { next: string; last: string } {
  const beside = (name: string) => join(dirname(out), `.${basename(out)}.${name}`);
  return { next: beside('next'), last: beside('last') };
}

/** Restores the old site if a build was interrupted between its two renames. */
export function restoreOut(out: string): void {
  const { last } = outFolders(out);
  mkdirSync(dirname(out), { recursive: true });
  if (!existsSync(out) && existsSync(last)) renameSync(last, out);
  rmSync(last, { recursive: true, force: true });
}

/**
 * Publishes a site as a whole: assembles it in a folder beside `out`, then swaps the folders by renaming. An interrupted build
 * leaves the old site; see `restoreOut` for an interruption between the renames. Unchanged files are hard-linked, so that they keep
 * their mtime. Returns the state of each file. Throws `DamagedCache` with all damaged files of the cache.
 */
export function publish(
  files: ReadonlyMap<string, SiteFile>,
  out: string,
  store: Store,
): Map<string, FileState> {
  const { next, last } = outFolders(out);
  const record = keyOf(out);
  const known = new Map(store.read<[string, PublishedFile][]>('published', record));
  const published = new Map<string, PublishedFile>();
  const damaged: string[] = [];
  rmSync(next, { recursive: true, force: true });
  for (const parent of new Set([...files.keys()].map(dirname)))
    mkdirSync(join(next, parent), { recursive: true });
  for (const [path, file] of files) {
    try {
      const place = { from: join(out, path), to: join(next, path), before: known.get(path) };
      published.set(path, publishFile(file, place));
    } catch (error) {
      if (!(error instanceof DamagedCache)) throw error;
      damaged.push(...error.files);
    }
  }
  if (damaged.length > 0) throw new DamagedCache(damaged);
  if (existsSync(out)) renameSync(out, last);
  renameSync(next, out);
  rmSync(last, { recursive: true, force: true });
  store.write('published', record, [...published]);
  return published;
}

/** Links the file of the last site if it is unchanged, and writes it otherwise. */
function publishFile(
  { key, read }: SiteFile,
  { from, to, before }: { from: string; to: string; before?: PublishedFile },
): PublishedFile {
  if (before?.key === key && isUnchanged(from, before) && tryLink(from, to)) return before;
  writeFileSync(to, read());
  const { size, mtimeMs } = lstatSync(to);
  return { key, size, mtimeMs };
}

function isUnchanged(file: string, { size, mtimeMs }: FileState): boolean {
  const stats = lstatSync(file, { throwIfNoEntry: false });
  return stats?.isFile() === true && stats.size === size && stats.mtimeMs === mtimeMs;
}

/** Some file systems do not support hard links. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
}
