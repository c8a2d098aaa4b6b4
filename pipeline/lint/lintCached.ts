import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textKey } from '../model/load/cachedTexts';
import { type ContentFile, contentFiles } from '../model/load/loadFolder';
import type { CacheOptions } from '../model/load/loadSite';
import { writeTrees } from '../model/load/textTrees';
import type { TypeName } from '../model/Site';
import { FileHashes, type FileState } from '../source/fileHashes';
import type { ContentTree } from '../source/listFolder';
import { readFile } from '../source/readFile';
import type { Source } from '../source/Source';
import { hashOf, keyOf, Store } from '../source/store.mjs';
import type { Document } from './Document';
import { type LintedFile, lintFile, lintLayout } from './lintFile';
import type { Message } from './message';

interface LintJob extends ContentFile {
  type: TypeName;
  /** The hash of the text whose result is cached. */
  knownHash?: string;
}

/** What a worker answers. The state and the hash tell whether the file changes later. */
interface LintResult {
  path: string;
  state: FileState;
  hash: string;
  /** Missing if the cached result is that of this text. */
  value?: PackedFile;
}

/** The result for each file with the hash of its text, by path. One entry of the store, because reading thousands takes longer. */
type CachedResults = Record<string, { hash: string; value: PackedFile }>;

/** What all jobs need. `folder` is that of the cache. */
type Shared = Pick<CacheOptions, 'version' | 'keepsTexts'> & { folder: string };

/** The cached or new result for each file, by path. Only new and changed files are opened, by workers on all cores. */
export async function lintCached(
  tree: ContentTree,
  { pool, store, version, keepsTexts, states }: CacheOptions,
): Promise<Map<string, LintedFile>> {
  const hashes = new FileHashes(store, 'text-hashes', tree.root);
  const shared = { folder: store.folder, version, keepsTexts };
  const key = keyOf(version, tree.label);
  const known = withTexts(store.read<CachedResults>('linted', key) ?? {}, shared, store);
  const results: CachedResults = {};
  const items: LintJob[] = [];
  for (const { type, ...file } of contentFiles(tree)) {
    if (type === undefined || type === 'descriptions') continue;
    const hash = hashes.get(file.path, states?.get(file.path) ?? statSync(file.diskPath));
    const last = known[file.path];
    if (last && last.hash === hash) results[file.path] = last;
    else items.push({ ...file, type, knownHash: last?.hash });
  }
  const onResult = ({ path, state, hash, value }: LintResult) => {
    hashes.set(path, state, hash);
    const result = value ? { hash, value } : known[path];
    if (result) results[path] = result;
  };
  const module = fileURLToPath(import.meta.url);
  await pool.runBatches({ module, run, items, shared, onResult });
  hashes.write();
  if (items.length > 0) store.write('linted', key, results);
  useTexts(results, shared, store);
  return new Map(
    Object.entries(results).map(([path, { value }]) => [path, unpack(value, `${tree.root}/${path}`)]),
  );
}

const textKeysOf = ({ value }: CachedResults[string], { version }: Shared): string[] =>
  value.texts.map((hash) => textKey({ version }, hash));

/** The results whose texts are cached too. */
function withTexts(results: CachedResults, shared: Shared, store: Store): CachedResults {
  if (!shared.keepsTexts) return results;
  const keys = store.keys('texts');
  const hasTexts = (result: CachedResults[string]) =>
    textKeysOf(result, shared).every((key) => keys.has(key));
  return Object.fromEntries(Object.entries(results).filter(([, result]) => hasTexts(result)));
}

/** Marks the texts of all results as used, because workers that read them cannot. */
function useTexts(results: CachedResults, shared: Shared, store: Store): void {
  if (!shared.keepsTexts) return;
  for (const result of Object.values(results))
    for (const key of textKeysOf(result, shared)) store.use('texts', key);
}

/** Runs in a worker. Lints files whose text has no cached result. */
export function run({ items, shared }: { items: LintJob[]; shared: Shared }): LintResult[] {
  return items.flatMap(({ path, file, diskPath, type, knownHash }) => {
    const { size, mtimeMs } = statSync(diskPath);
    const text = readFile(diskPath);
    if (typeof text !== 'string') return [];
    const hash = hashOf(text);
    const result = { path, state: { size, mtimeMs }, hash };
    if (hash === knownHash) return [result];
    const linted = lintFile(type, file, text);
    if (shared.keepsTexts) writeTrees(new Store(shared.folder), shared.version, linted.texts.values());
    return [{ ...result, value: pack(linted) }];
  });
}

/** A linted file as JSON. Its source is not stored: the file is read again if a rule on the site reports a problem in it. */
interface PackedFile {
  document: Omit<Document, 'source'>;
  messages: Message[];
  texts: string[];
}

/** Stands for the body in the fields of a section, so that the body is stored only once. */
const BODY = 'body';

function replaceBody(sections: Document['sections'], from: unknown, to: unknown): Document['sections'] {
  return sections.map((section) =>
    from !== undefined && section.fields.body === from
      ? { ...section, fields: { ...section.fields, body: to } }
      : section,
  );
}

function pack({ document, messages, texts }: ReturnType<typeof lintFile>): PackedFile {
  const { source: _source, ...packed } = document;
  const sections = replaceBody(packed.sections, packed.body, BODY);
  // `input`, which may be large, is read only by checks of one file.
  const faults = packed.faults.map(({ ruleId, place, field }) => ({ ruleId, place, field }));
  const hashes = [...texts.values()].map(({ hash }) => hash);
  return { document: { ...packed, sections, faults }, messages, texts: hashes };
}

/** The file as `lintFile` returned it. Its source is read only when a rule asks for it. */
function unpack({ document, messages }: PackedFile, diskPath: string): LintedFile {
  let source: Source | undefined;
  const fullDocument: Document = {
    ...document,
    sections: replaceBody(document.sections, BODY, document.body),
    get source() {
      source ??= lintLayout(document.type, document.file, readFileSync(diskPath, 'utf8')).source;
      return source;
    },
  };
  return { document: fullDocument, messages };
}
