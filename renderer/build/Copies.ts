import type { Stats } from 'node:fs';
import { z } from 'zod';
import { readEntry, writeEntry } from '../../pipeline/source/cache';

const Stored = z.object({
  copies: z.array(z.tuple([z.string(), z.string()])),
  hashes: z.array(z.tuple([z.string(), z.string()])),
});

/** Identifies a file by inode, size and mtime; an edited file counts as a different one. */
const stateOf = ({ ino, size, mtimeMs }: Stats) => `${ino}:${size}:${mtimeMs}`;

/** Which published file is a copy of which file in the cache, known without reading either, and the hashes of those files. */
export class Copies {
  private readonly copies: Map<string, string>;
  private readonly hashes: Map<string, string>;
  private readonly sources = new Set<string>();
  private readonly files = new Set<string>();
  readonly damaged: string[] = [];

  constructor(private readonly file: string) {
    const { data } = Stored.safeParse(readEntry(file));
    this.copies = new Map(data?.copies);
    this.hashes = new Map(data?.hashes);
  }

  /** Whether a published file is still an exact copy of `from`, and both are as they were. */
  has(published: Stats, from: string, source: Stats): boolean {
    return this.copies.get(stateOf(published)) === this.sourceKey(from, source);
  }

  add(published: Stats, from: string, source: Stats): void {
    this.copies.set(stateOf(published), this.sourceKey(from, source));
  }

  /** Whether a file of the cache has its known hash, or else that of the first copy. If not, it is one of `damaged`. */
  isIntact(from: string, hash: string, expected?: string): boolean {
    const known = expected ?? this.hashes.get(from) ?? hash;
    if (expected === undefined) this.hashes.set(from, known);
    if (known !== hash) this.damaged.push(from);
    return known === hash;
  }

  /** Files that are deleted from the cache may be other ones when they are made again. */
  evictDamaged(): void {
    for (const file of this.damaged.splice(0)) this.hashes.delete(file);
  }

  /** Writes what belongs to the files that were asked for. */
  write(): void {
    writeEntry(this.file, {
      copies: [...this.copies].filter(([, source]) => this.sources.has(source)),
      hashes: [...this.hashes].filter(([from]) => this.files.has(from)),
    });
  }

  private sourceKey(from: string, source: Stats): string {
    const key = `${from}:${stateOf(source)}`;
    this.sources.add(key);
    this.files.add(from);
    return key;
  }
}
