import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileState } from '../../pipeline/source/fileHashes';
import { assemble, type SiteFile } from './assemble';
import type { PublishedFileIndex } from './PublishedFileIndex';

/**
 * Paths beside `out`: `next` is where a site is assembled, `last` holds the old site during the swap, `lock` is the lock file.
 * Between builds, `next` holds the previous site, as a source of hard links; it may be deleted.
 */
export function outFolders(out: string): { next: string; last: string; lock: string } {
  const beside = (name: string) => join(dirname(out), `.${basename(out)}.${name}`);
  return { next: beside('next'), last: beside('last'), lock: beside('lock') };
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
 * leaves the old site; see `restoreOut` for an interruption between the renames. The old folder is kept and reused for the next
 * build, because most files do not change. Returns the state of each file.
 */
export function publish(
  files: ReadonlyMap<string, SiteFile>,
  out: string,
  index: PublishedFileIndex,
): Map<string, FileState> {
  const { next, last } = outFolders(out);
  const target = { folder: next, published: out, index };
  const { made, states } = assemble(files, target);
  if (existsSync(out)) renameSync(out, last);
  renameSync(next, out);
  if (existsSync(last)) renameSync(last, next);
  // If most files changed, updates the other folder now, so that the next build is fast.
  if (made * 2 > files.size) assemble(files, target);
  index.write();
  return states;
}
