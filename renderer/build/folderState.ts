import { lstatSync, statSync } from 'node:fs';
import type { FileState } from '../../pipeline/source/fileHashes';
import { walkFolder } from '../../pipeline/source/listFolder';
import { hashOf } from '../../pipeline/source/store.mjs';

/** The size and time of every file and link below a folder, by path. Empty if there is no folder. */
export function folderState(folder: string): Map<string, FileState> {
  const states = new Map<string, FileState>();
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return states;
  for (const { path, entry } of walkFolder(folder)) {
    if (entry.isDirectory()) continue;
    const { size, mtimeMs } = lstatSync(`${folder}/${path}`);
    states.set(path, { size, mtimeMs });
  }
  return states;
}

/** A hash of the names, sizes and times of all files below a folder, which shows whether any of them changed. */
export function folderHash(states: ReadonlyMap<string, FileState>): string {
  const lines = [...states].map(([path, { size, mtimeMs }]) => `${path}\0${size}\0${mtimeMs}\n`);
  return hashOf(lines.sort().join(''));
}
