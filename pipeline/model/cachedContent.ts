import { statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ContentTree } from '../read/ContentTree';
import { hashOf } from '../read/hashOf';
import { FileCache, type FileState } from '../source/cache';
import type { WorkerPool } from '../workers/WorkerPool';
import { contentFiles } from './contentFiles';
import { type Content, type FileRead, readContent } from './readContent';
import { type PackedRead, type ReadJob, type ReadResult, run, unpackRead } from './readFiles';

export interface CacheOptions {
  /** The folder of all caches. */
  cache: string;
  /** A hash of the code that reads. */
  version: string;
  pool: WorkerPool;
  /** Where the elements of long texts are stored; a check alone has no need of them. */
  texts?: string;
  /** States of files by path, where they are known already. */
  states?: ReadonlyMap<string, FileState>;
}

const MODULE = fileURLToPath(new URL('./readFiles.ts', import.meta.url));

/** Reads a content folder by the cache: only new and changed files are opened, on all cores. */
export async function cachedContent(tree: ContentTree, options: CacheOptions, now: Date): Promise<Content> {
  const { pool, texts, states } = options;
  const cache = new FileCache<PackedRead>(join(options.cache, 'drafts', hashOf(tree.root)), options.version);
  const files = contentFiles(tree).flatMap(({ type, ...file }) =>
    type === undefined || type === 'descriptions' ? [] : [{ ...file, type }],
  );
  const packed = new Map<string, PackedRead>();
  const items: ReadJob[] = [];
  for (const file of files) {
    const cached = cache.get(file.path, states?.get(file.path) ?? statSync(file.place));
    if (cached) packed.set(file.path, cached);
    else items.push({ ...file, cachedHash: cache.hashOf(file.path) });
  }
  const onResult = ({ path, state, hash, read }: ReadResult) => {
    if (hash && read) cache.set(path, { ...state, hash, value: read });
    const value = read ?? cache.get(path, state, hash);
    if (value) packed.set(path, value);
  };
  await pool.runBatches({ module: MODULE, run, items, shared: { texts }, onResult });
  cache.write(new Set(files.map(({ path }) => path)));
  const reads = new Map<string, FileRead>();
  for (const { path, place } of files) {
    const read = packed.get(path);
    if (read) reads.set(path, unpackRead(read, place));
  }
  return readContent(tree, now, reads);
}
