import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/**
 * Where the next site is put together, where the last one waits while they change places, and who is at work. `next` holds
 * the site before the last one until then; nothing relies on it.
 */
export function besideOut(out: string): { next: string; last: string; lock: string } {
  const beside = (what: string) => join(dirname(out), `.${basename(out)}.${what}`);
  return { next: beside('next'), last: beside('last'), lock: beside('lock') };
}

/** Brings back the last site where a build was cut off just as it put the next one in its place. */
export function restoreOut(out: string): void {
  const { last } = besideOut(out);
  mkdirSync(dirname(out), { recursive: true });
  if (!existsSync(out) && existsSync(last)) renameSync(last, out);
  rmSync(last, { recursive: true, force: true });
}
