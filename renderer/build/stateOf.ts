import { createHash } from 'node:crypto';
import { lstatSync } from 'node:fs';
import type { FileState } from '../../pipeline/source/cache';
import { filesBelow } from './filesBelow';

/** The size and time of every file below a folder, by its path there. */
export function lookAt(folder: string): Map<string, FileState> {
  const looks = new Map<string, FileState>();
  for (const path of filesBelow(folder)) {
    const { size, mtimeMs } = lstatSync(`${folder}/${path}`);
    looks.set(path, { size, mtimeMs });
  }
  return looks;
}

/** A hash of the names, sizes and times of all files below a folder: while it stays, none of them was touched. */
export function stateOf(looks: ReadonlyMap<string, FileState>): string {
  const hash = createHash('sha256');
  const lines = [...looks].map(([path, { size, mtimeMs }]) => `${path}\0${size}\0${mtimeMs}\n`);
  hash.update(lines.sort().join(''));
  return hash.digest('hex');
}
