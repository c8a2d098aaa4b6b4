import { existsSync, renameSync, rmSync } from 'node:fs';
import type { FileState } from '../../pipeline/source/cache';
import { besideOut } from './besideOut';
import { putTogether, type SiteFile } from './putTogether';

/**
 * Puts the finished site in `out`, as a whole: it is put together in a folder beside it, which then takes its name. A build
 * that is cut off leaves the site that was there; see `restoreOut` for the moment between the renames. The site before
 * waits to become the next one, since most of its files will stay. Says how each file looks now.
 */
export function publish(files: ReadonlyMap<string, SiteFile>, out: string): Map<string, FileState> {
  const { next, last } = besideOut(out);
  const { shared, put, looks } = putTogether(files, next, out);
  if (existsSync(out)) renameSync(out, last);
  renameSync(next, out);
  // Copies would take their room twice, and could not be known again.
  if (!shared) rmSync(last, { recursive: true, force: true });
  else if (existsSync(last)) renameSync(last, next);
  // Where little stays, this build is a long one: it does not leave the work to a short one.
  if (shared && put * 2 > files.size) putTogether(files, next, out);
  return looks;
}
