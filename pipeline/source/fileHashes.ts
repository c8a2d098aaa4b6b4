import { lstatSync, statSync } from 'node:fs';
import { walkFolder } from './listFolder';
import { hashOf, keyOf, type Store } from './store.mjs';

export interface FileState {
  size: number;
  mtimeMs: number;
}

/** A cache of file hashes. A hash is valid while the size and mtime of its file are unchanged. */
export class FileHashes {
  private readonly key: string;
  private readonly ofLastRun: Record<string, [size: number, mtimeMs: number, hash: string]>;
  private readonly ofThisRun: FileHashes['ofLastRun'] = Object.create(null);
  private isChanged = false;

  constructor(
    private readonly store: Store,
    private readonly category: string,
    folder: string,
  ) {
    this.key = keyOf(folder);
    this.ofLastRun = store.read(category, this.key) ?? {};
  }

  get(path: string, { size, mtimeMs }: FileState): string | undefined {
    const known = this.ofLastRun[path];
    if (known?.[0] !== size || known[1] !== mtimeMs) return undefined;
    this.ofThisRun[path] = known;
    return known[2];
  }

  set(path: string, { size, mtimeMs }: FileState, hash: string): void {
    this.ofThisRun[path] = [size, mtimeMs, hash];
    this.isChanged = true;
  }

  /** Stores the hashes that were read or set in this run, and drops all others. */
  write(): void {
    if (this.isChanged || Object.keys(this.ofThisRun).length < Object.keys(this.ofLastRun).length)
      this.store.write(this.category, this.key, this.ofThisRun);
  }
}

/** The size and mtime of every file and link below a folder, by path. Empty if the folder does not exist. */
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

/** A hash of the paths, sizes and mtimes of all files below a folder. */
export function folderHash(states: ReadonlyMap<string, FileState>): string {
  const lines = [...states].map(([path, { size, mtimeMs }]) => `${path}\0${size}\0${mtimeMs}\n`);
  return hashOf(lines.sort().join(''));
}
