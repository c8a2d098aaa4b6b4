import type { Stats } from 'node:fs';
import { keyOf, type Store } from '../../pipeline/source/store.mjs';

/** Identifies a file by inode, size and mtime. An edited file gets another identity. */
const identityOf = ({ ino, size, mtimeMs }: Stats) => `${ino}:${size}:${mtimeMs}`;

/** Knows the content of published files without reading them. */
export class PublishedFileIndex {
  private readonly name: string;
  /** The key of each file's content, by the file's identity. */
  private readonly keys: Map<string, string>;
  private readonly wanted = new Set<string>();

  constructor(
    private readonly store: Store,
    out: string,
  ) {
    this.name = keyOf(out);
    this.keys = new Map(store.read<[string, string][]>('published', this.name));
  }

  /** Whether a file still has the content with this key. */
  has(file: Stats, key: string): boolean {
    this.wanted.add(key);
    return this.keys.get(identityOf(file)) === key;
  }

  add(file: Stats, key: string): void {
    this.wanted.add(key);
    this.keys.set(identityOf(file), key);
  }

  /** Stores the index; drops files whose content was not requested in this run. */
  write(): void {
    const kept = [...this.keys].filter(([, key]) => this.wanted.has(key));
    this.store.write('published', this.name, kept);
  }
}
