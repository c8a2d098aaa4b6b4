import { lstatSync, statSync } from 'node:fs';
import { walkFolder } from './listFolder';
import { hashOf, keyOf, type Store } from './store.mjs';

export interface FileState {
  size: number;
  mtimeMs: number;
}

/** Hashes of files by path, known without reading a file while its size and time are the same. */
export class FileHashes {
  private readonly key: string;
  private readonly known: Record<string, [size: number, mtimeMs: number, hash: string]>;
  private readonly files: FileHashes['known'] = Object.create(null);
  private isChanged = false;

  /** `name`: the kind of these files, as the name of entries in the store. */
  constructor(
    private readonly store: Store,
    private readonly name: string,
    folder: string,
  ) {
    this.key = keyOf(folder);
    this.known = store.read(name, this.key) ?? {};
  }

  get(path: string, { size, mtimeMs }: FileState): string | undefined {
    const known = this.known[path];
    if (known?.[0] !== size || known[1] !== mtimeMs) return undefined;
    this.files[path] = known;
    return known[2];
  }

  set(path: string, { size, mtimeMs }: FileState, hash: string): void {
    this.files[path] = [size, mtimeMs, hash];
    this.isChanged = true;
  }

  /** Keeps those of the files that were asked for or set. */
  write(): void {
    if (this.isChanged || Object.keys(this.files).length < Object.keys(this.known).length)
      this.store.write(this.name, this.key, this.files);
  }
}

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
