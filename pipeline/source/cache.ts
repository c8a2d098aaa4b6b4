import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { threadId } from 'node:worker_threads';
import { addChecksum, withoutChecksum } from './checksum.mjs';

/** Files of a cache that are not what was written. They can be deleted and made again. */
export class DamagedCache extends Error {
  constructor(
    readonly files: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`Damaged in the cache: ${files.join(', ')}`, options);
  }
}

export interface FileState {
  size: number;
  mtimeMs: number;
}

interface Entry<Value> extends FileState {
  hash: string;
  value: Value;
}

interface Shard<Value> {
  version: string;
  entries: Record<string, Entry<Value>>;
}

/** The number of files of a cache: many, so that one edit writes a small file. */
const SHARDS = 32;

/**
 * Values made from files, by path. An entry is valid while the code version and the file's size and time are unchanged. If only the
 * time differs, the entry is valid while the hash is the same. A shard that
 * is damaged, or of another version, counts as empty.
 */
export class FileCache<Value> {
  private readonly shards = new Map<number, Map<string, Entry<Value>>>();
  private readonly changed = new Set<number>();

  constructor(
    private readonly folder: string,
    private readonly version: string,
  ) {}

  /** The cached value of a file in this state. With `hash`, also a value of the same content with another time. */
  get(path: string, state: FileState, hash?: string): Value | undefined {
    const entry = this.shard(shardNumber(path)).get(path);
    if (entry?.size !== state.size) return undefined;
    if (entry.mtimeMs === state.mtimeMs) return entry.value;
    if (entry.hash !== hash) return undefined;
    this.set(path, { ...state, hash, value: entry.value });
    return entry.value;
  }

  /** The file's hash when its value was stored. */
  hashOf(path: string): string | undefined {
    return this.shard(shardNumber(path)).get(path)?.hash;
  }

  set(path: string, { size, mtimeMs, hash, value }: Entry<Value>): void {
    this.shard(shardNumber(path)).set(path, { size, mtimeMs, hash, value });
    this.changed.add(shardNumber(path));
  }

  /** Evicts all other files and writes the shards that changed. */
  write(paths: ReadonlySet<string>): void {
    for (let number = 0; number < SHARDS; number += 1) {
      const shard = this.shard(number);
      for (const path of shard.keys()) if (!paths.has(path) && shard.delete(path)) this.changed.add(number);
    }
    if (this.changed.size > 0) mkdirSync(this.folder, { recursive: true });
    for (const number of this.changed) {
      const shard: Shard<Value> = { version: this.version, entries: Object.fromEntries(this.shard(number)) };
      writeEntry(this.fileOf(number), shard);
    }
    this.changed.clear();
  }

  private shard(number: number): Map<string, Entry<Value>> {
    const shard = this.shards.get(number) ?? this.readShard(number);
    this.shards.set(number, shard);
    return shard;
  }

  private readShard(number: number): Map<string, Entry<Value>> {
    const stored = readEntry<Shard<Value>>(this.fileOf(number));
    return new Map(stored?.version === this.version ? Object.entries(stored.entries) : []);
  }

  private fileOf(number: number): string {
    return join(this.folder, `${number}.json`);
  }
}

function shardNumber(path: string): number {
  let sum = 0;
  for (let index = 0; index < path.length; index += 1) sum = (sum * 31 + path.charCodeAt(index)) % 65_521;
  return sum % SHARDS;
}

/** Stores a value under the hash of what it was made from. */
export function writeBlob(folder: string, hash: string, value: unknown): void {
  writeEntry(join(folder, `${hash}.json`), value);
}

export function readBlob<Value>(folder: string, hash: string): Value | undefined {
  return readEntry<Value>(join(folder, `${hash}.json`));
}

/** Deletes all values but those of these hashes. */
export function evictBlobs(folder: string, wanted: ReadonlySet<string>): void {
  for (const name of readdirSync(folder))
    if (!wanted.has(name.replace('.json', ''))) rmSync(join(folder, name), { force: true });
}

/** The folder of one version of the code below `parent`, made where it is missing. Those of other versions are deleted. */
export function versionFolder(parent: string, version: string): string {
  const folder = join(parent, version);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(parent))
    if (name !== version) rmSync(join(parent, name), { recursive: true, force: true });
  return folder;
}

/**
 * An entry of a cache, stored as JSON with its checksum; `undefined` if it is missing or not as it was written, so that it is
 * made again. Every file of a cache is read like this, or compared with a hash that such an entry holds.
 */
export function readEntry<Value>(file: string): Value | undefined {
  try {
    const text = withoutChecksum(readFileSync(file));
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes an entry to a temporary file of this thread and renames it, so that a reader finds the whole file or none. The folder is
 * made again where a command of another version has deleted it.
 */
export function writeEntry(file: string, value: unknown): void {
  const unfinished = `${file}.${process.pid}.${threadId}.part`;
  const text = addChecksum(JSON.stringify(value));
  try {
    writeFileSync(unfinished, text);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, text);
  }
  renameSync(unfinished, file);
}

export function hashOf(text: string | Buffer): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 20);
}
