import type { Stats } from 'node:fs';
import { keyOf, type Store } from '../../pipeline/source/store.mjs';

/** Identifies a file by inode, size and mtime; an edited file counts as a different one. */
const stateOf = ({ ino, size, mtimeMs }: Stats) => `${ino}:${size}:${mtimeMs}`;

/** Which published files hold what, known without reading them. */
export class Copies {
  private readonly name: string;
  /** The key of each file's content, by the file's state. */
  private readonly keys: Map<string, string>;
  private readonly wanted = new Set<string>();

  constructor(
    private readonly store: Store,
    out: string,
  ) {
    this.name = keyOf(out);
    this.keys = new Map(store.read<[string, string][]>('published', this.name));
  }

  /** Whether a file is as it was when the content with this key was written to it. */
  has(file: Stats, key: string): boolean {
    this.wanted.add(key);
    return this.keys.get(stateOf(file)) === key;
  }

  add(file: Stats, key: string): void {
    this.wanted.add(key);
    this.keys.set(stateOf(file), key);
  }

  /** Keeps what is known of files with content that was asked for. */
  write(): void {
    const kept = [...this.keys].filter(([, key]) => this.wanted.has(key));
    this.store.write('published', this.name, kept);
  }
}
