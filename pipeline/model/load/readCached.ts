import { statSync } from 'node:fs';
import { join } from 'node:path';
import { FileCache, type FileState, hashOf } from '../../source/cache';
import type { ContentTree } from '../../source/listFolder';
import { readFile } from '../../source/readSource';
import type { WorkerPool } from '../../workers/WorkerPool';
import type { TypeName } from '../Site';
import { contentFiles } from './loadFolder';

export interface CacheOptions {
  /** The folder of all caches. */
  cache: string;
  /** A hash of the code that reads. */
  version: string;
  pool: WorkerPool;
  /** The folder for the trees of texts. A check does not need it. */
  texts?: string;
  /** The states of files by path, if known already. */
  states?: ReadonlyMap<string, FileState>;
}

/** One file of a known type, for a worker. */
export interface ReadJob {
  path: string;
  file: string;
  diskPath: string;
  type: TypeName;
  /** The hash under which it is cached. */
  cachedHash?: string;
}

export interface ReadResult<Value> {
  path: string;
  state: FileState;
  /** Missing if the file has no text. */
  hash?: string;
  /** Missing if the cached value is still valid. */
  value?: Value;
}

interface Reader<Value> {
  /** The folder of its cache. */
  name: string;
  /** The file of the module whose `run` workers call, and that function. */
  module: string;
  run: (batch: { items: ReadJob[]; shared: { texts?: string } }) => ReadResult<Value>[];
}

/** The cached or new result of a reader for each file, by path. Opens only new and changed files, on all cores. */
export async function readCached<Value>(
  tree: ContentTree,
  options: CacheOptions,
  { name, module, run }: Reader<Value>,
): Promise<Map<string, Value>> {
  const { pool, texts, states } = options;
  const cache = new FileCache<Value>(join(options.cache, name, hashOf(tree.root)), options.version);
  const files = contentFiles(tree).flatMap(({ type, ...file }) =>
    type === undefined || type === 'descriptions' ? [] : [{ ...file, type }],
  );
  const values = new Map<string, Value>();
  const items: ReadJob[] = [];
  for (const file of files) {
    const cached = cache.get(file.path, states?.get(file.path) ?? statSync(file.diskPath));
    if (cached) values.set(file.path, cached);
    else items.push({ ...file, cachedHash: cache.hashOf(file.path) });
  }
  const onResult = ({ path, state, hash, value }: ReadResult<Value>) => {
    if (hash && value) cache.set(path, { ...state, hash, value });
    const known = value ?? cache.get(path, state, hash);
    if (known) values.set(path, known);
  };
  await pool.runBatches({ module, run, items, shared: { texts }, onResult });
  cache.write(new Set(files.map(({ path }) => path)));
  return values;
}

/** Opens one file, and reads it unless the cached value is still valid. */
export function readOne<Value>(
  { path, diskPath, cachedHash }: ReadJob,
  read: (text: string) => Value,
): ReadResult<Value> {
  const { size, mtimeMs } = statSync(diskPath);
  const state = { size, mtimeMs };
  const text = readFile(diskPath);
  if (typeof text !== 'string') return { path, state };
  const hash = hashOf(text);
  return hash === cachedHash ? { path, state, hash } : { path, state, hash, value: read(text) };
}
