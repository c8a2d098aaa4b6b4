import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { filesBelow } from './filesBelow';
import { copyFile, mirror } from './mirror';

/** What was done to content with errors so that it could be published. */
export interface Mended {
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
const ROUNDS = 10;

/** Replaces what has errors in `folder` by what it was in `good`, until the check finds nothing more. */
export function mend(folder: string, good: string): Mended {
  const mended: Mended = { kept: [], leftOut: [], broughtBack: [], all: false };
  for (let round = 0; round < ROUNDS; round += 1) {
    const wrong = filesWithErrors(folder);
    if (wrong.length === 0) return mended;
    const replaced = wrong.filter((path) => replace(folder, good, path, mended));
    if (replaced.length === 0 && !bringBack(folder, good, mended)) break;
  }
  if (filesWithErrors(folder).length > 0) {
    mirror(good, folder);
    return { ...mended, all: true };
  }
  return mended;
}

/** False where the file is as it was: its fault comes from elsewhere. */
function replace(folder: string, good: string, path: string, mended: Mended): boolean {
  const [now, then] = [join(folder, path), join(good, path)];
  if (!existsSync(then)) {
    if (!existsSync(now)) return false;
    rmSync(now);
    mended.leftOut.push(path);
    return true;
  }
  if (existsSync(now) && readFileSync(now).equals(readFileSync(then))) return false;
  copyFile(good, folder, path);
  mended.kept.push(path);
  return true;
}

function bringBack(folder: string, good: string, mended: Mended): boolean {
  const gone = filesBelow(good).filter(
    (path) => !existsSync(join(folder, path)) && !mended.leftOut.includes(path),
  );
  for (const path of gone) copyFile(good, folder, path);
  mended.broughtBack.push(...gone);
  return gone.length > 0;
}

function filesWithErrors(folder: string): string[] {
  const { problems, content } = checkFolder(folder);
  const errors = problems.filter(({ severity }) => severity === 'error');
  return [...new Set(errors.map(({ file }) => file.slice(content.tree.label.length + 1)))];
}
