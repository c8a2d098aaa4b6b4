import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { filesBelow } from './filesBelow';

/** A hash of the names, sizes and times of all files below a folder: while it stays, none of them was touched. */
export function stateOf(folder: string): string {
  const hash = createHash('sha256');
  for (const path of filesBelow(folder)) {
    const { size, mtimeMs } = lstatSync(join(folder, path));
    hash.update(`${path}\0${size}\0${mtimeMs}\n`);
  }
  return hash.digest('hex');
}
