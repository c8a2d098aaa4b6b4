import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { FileState } from '../../pipeline/source/fileHashes';
import { assemble, type SiteFile } from './assemble';
import type { Copies } from './Copies';

/**
 * Folders beside `out`: where the next site is assembled, where the last one waits while they change places, and the lock.
 * Between builds `next` holds the site before the last one; nothing relies on it.
 */
export function outFolders(out: string): { next: string; last: string; lock: string } {
  const beside = (name: string) => join(dirname(out), `.${basename(out)}.${name}`);
  return { next: beside('next'), last: beside('last'), lock: beside('lock') };
}

/** Restores the last site if a build was interrupted between its two renames. */
export function restoreOut(out: string): void {
  const { last } = outFolders(out);
  mkdirSync(dirname(out), { recursive: true });
  if (!existsSync(out) && existsSync(last)) renameSync(last, out);
  rmSync(last, { recursive: true, force: true });
}

/**
 * Publishes the finished site as a whole: it is assembled in a folder beside `out`, which then takes its name. A build that
 * is cut off leaves the site that was there; see `restoreOut` for the moment between the renames. The site before is kept to
 * become the next one, since most of its files will stay. Returns the state of each file.
 */
export function publish(
  files: ReadonlyMap<string, SiteFile>,
  out: string,
  copies: Copies,
): Map<string, FileState> {
  const { next, last } = outFolders(out);
  const target = { folder: next, published: out, copies };
  const { made, states } = assemble(files, target);
  if (existsSync(out)) renameSync(out, last);
  renameSync(next, out);
  if (existsSync(last)) renameSync(last, next);
  // If most files changed, prepares the next folder now, so that a short build later does not have to.
  if (made * 2 > files.size) assemble(files, target);
  copies.write();
  return states;
}
