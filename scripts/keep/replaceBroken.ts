import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { listFiles } from '../../pipeline/source/listFolder';
import { copyFile, mirror } from './mirror';

/** What was replaced in content with errors so that it could be published. */
export interface Replaced {
  /** Files whose last good version stays live. */
  kept: string[];
  /** New files with errors, which nobody sees. */
  leftOut: string[];
  /** Files that were deleted and that others need. */
  broughtBack: string[];
  /** Whether nothing of the change could be published. */
  all: boolean;
}

/** Each round can bring a new error to light. */
const MAX_ROUNDS = 10;

/** Replaces what has errors in `folder` by what it was in `good`, until the check finds nothing more. */
export function replaceBroken(folder: string, good: string): Replaced {
  const replaced: Replaced = { kept: [], leftOut: [], broughtBack: [], all: false };
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const wrong = filesWithErrors(folder);
    if (wrong.length === 0) return replaced;
    const changed = wrong.filter((path) => replace(folder, good, path, replaced));
    if (changed.length === 0 && !bringBack(folder, good, replaced)) break;
  }
  if (filesWithErrors(folder).length > 0) {
    mirror(good, folder);
    return { ...replaced, all: true };
  }
  return replaced;
}

/** False where the file is as it was: its fault comes from elsewhere. */
function replace(folder: string, good: string, path: string, replaced: Replaced): boolean {
  const [now, then] = [join(folder, path), join(good, path)];
  if (!existsSync(then)) {
    if (!existsSync(now)) return false;
    rmSync(now);
    replaced.leftOut.push(path);
    return true;
  }
  if (existsSync(now) && readFileSync(now).equals(readFileSync(then))) return false;
  copyFile(good, folder, path);
  replaced.kept.push(path);
  return true;
}

function bringBack(folder: string, good: string, replaced: Replaced): boolean {
  const gone = listFiles(good).filter(
    (path) => !existsSync(join(folder, path)) && !replaced.leftOut.includes(path),
  );
  for (const path of gone) copyFile(good, folder, path);
  replaced.broughtBack.push(...gone);
  return gone.length > 0;
}

function filesWithErrors(folder: string): string[] {
  const { messages, content } = checkFolder(folder);
  const errors = messages.filter(({ fatal }) => fatal);
  return [...new Set(errors.map(({ file }) => file.slice(content.tree.label.length + 1)))];
}
