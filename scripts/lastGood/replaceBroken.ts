import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { listFiles } from '../../pipeline/source/listFolder';
import { copyContent } from './lastGoodFolder';

/** What was changed in content with errors so that it could be published; paths in the content folder. */
export interface Replaced {
  /** Files whose last good version stays online. */
  replaced: string[];
  /** New files with errors, which nobody sees. */
  leftOut: string[];
  /** Deleted files that others need. */
  restored: string[];
  /** Whether nothing of the change could be published. */
  isWhole: boolean;
}

/** Each round can reveal a new error. */
const MAX_ROUNDS = 10;

/** Replaces what has errors in `folder` by its version in `good`, until the check finds no error. */
export function replaceBroken(folder: string, good: string): Replaced {
  const outcome: Replaced = { replaced: [], leftOut: [], restored: [], isWhole: false };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const wrong = filesWithErrors(folder);
    if (wrong.length === 0) return outcome;
    const changed = wrong.filter((path) => replace(folder, good, path, outcome));
    if (changed.length === 0 && !restoreDeleted(folder, good, outcome)) break;
  }
  if (filesWithErrors(folder).length > 0) {
    copyContent(good, folder);
    return { ...outcome, isWhole: true };
  }
  return outcome;
}

/** False where the file is as it was: the cause of its error is elsewhere. */
function replace(folder: string, good: string, path: string, outcome: Replaced): boolean {
  const [now, before] = [join(folder, path), join(good, path)];
  if (!existsSync(before)) {
    if (!existsSync(now)) return false;
    rmSync(now);
    outcome.leftOut.push(path);
    return true;
  }
  if (existsSync(now) && readFileSync(now).equals(readFileSync(before))) return false;
  copyFile(good, folder, path);
  outcome.replaced.push(path);
  return true;
}

function restoreDeleted(folder: string, good: string, outcome: Replaced): boolean {
  const deleted = listFiles(good).filter(
    (path) => !existsSync(join(folder, path)) && !outcome.leftOut.includes(path),
  );
  for (const path of deleted) copyFile(good, folder, path);
  outcome.restored.push(...deleted);
  return deleted.length > 0;
}

function copyFile(from: string, to: string, path: string): void {
  cpSync(join(from, path), join(to, path), { preserveTimestamps: true });
}

function filesWithErrors(folder: string): string[] {
  const { messages, content } = checkFolder(folder);
  const errors = messages.filter(({ fatal }) => fatal);
  return [...new Set(errors.map(({ file }) => file.slice(content.tree.label.length + 1)))];
}
