import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { listFiles } from '../../pipeline/source/listFolder';
import { findErrors } from './findErrors';
import { copyContent } from './lastGoodFolder';

/** What was changed in content with errors so that it could be published; paths as in messages. */
export interface Replaced {
  /** Files whose last good version stays online. */
  replaced: string[];
  /** New files with errors, which nobody sees. */
  leftOut: string[];
  /** Files of the folder `public` with errors, which are not served. */
  notServed: string[];
  /** Deleted files that others need. */
  restored: string[];
  /** Whether nothing of the change could be published. */
  isWhole: boolean;
}

/** Each round can reveal a new error. */
const MAX_ROUNDS = 10;

/** Replaces what has errors in `folder` and beside it by its version in `good`, until the check finds no error. */
export async function replaceBroken(folder: string, good: string, cache: string): Promise<Replaced> {
  const outcome: Replaced = { replaced: [], leftOut: [], notServed: [], restored: [], isWhole: false };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const wrong = await filesWithErrors(folder, cache);
    if (wrong.length === 0) return outcome;
    const changed = wrong.filter((path) => replace(folder, good, path, outcome));
    if (changed.length === 0 && !restoreDeleted(folder, good, outcome)) break;
  }
  if ((await filesWithErrors(folder, cache)).length === 0) return outcome;
  copyContent(good, folder);
  for (const path of await filesWithErrors(folder, cache)) leaveOut(folder, path, outcome);
  return { ...outcome, isWhole: true };
}

/** False where the file is as it was: the cause of its error is elsewhere. */
export function replace(folder: string, good: string, path: string, outcome: Replaced): boolean {
  const [now, before] = [join(folder, '..', path), join(good, '..', path)];
  if (!existsSync(before)) {
    if (!existsSync(now)) return false;
    leaveOut(folder, path, outcome);
    return true;
  }
  if (existsSync(now) && readFileSync(now).equals(readFileSync(before))) return false;
  cpSync(before, now, { preserveTimestamps: true });
  outcome.replaced.push(path);
  return true;
}

export function leaveOut(folder: string, path: string, { leftOut, notServed }: Replaced): void {
  rmSync(join(folder, '..', path));
  const isContent = path.startsWith(`${basename(folder)}/`);
  (isContent ? leftOut : notServed).push(path);
}

function restoreDeleted(folder: string, good: string, outcome: Replaced): boolean {
  const deleted = listFiles(good)
    .map((path) => `${basename(folder)}/${path}`)
    .filter((path) => !existsSync(join(folder, '..', path)) && !outcome.leftOut.includes(path));
  for (const path of deleted)
    cpSync(join(good, '..', path), join(folder, '..', path), { preserveTimestamps: true });
  outcome.restored.push(...deleted);
  return deleted.length > 0;
}

async function filesWithErrors(folder: string, cache: string): Promise<string[]> {
  const errors = await findErrors(folder, cache);
  return [...new Set(errors.map(({ file }) => file))];
}
