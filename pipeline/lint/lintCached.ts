import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { textKey } from '../model/load/cachedTexts';
import { writeTexts } from '../model/load/fileTexts';
import { type ContentFile, contentFiles } from '../model/load/loadFolder';
import type { CacheOptions } from '../model/load/loadSite';
import { withCurrentNames } from '../model/load/renamedFields';
import { contentTypeOf } from '../model/registry';
import type { TypeName } from '../model/Site';
import { FileHashes, type FileState } from '../source/fileHashes';
import type { ContentTree } from '../source/listFolder';
import { readFile } from '../source/readSource';
import type { Source } from '../source/Source';
import { hashOf, keyOf, Store } from '../source/store.mjs';
import type { Document } from './Document';
import { schemaOf } from './layout/layoutSchema';
import { lintSource } from './layout/lintSource';
import { type LintedFile, lintFile } from './lintFile';
import type { Message } from './message';

/** A file that a worker lints. */
interface LintJob extends ContentFile {
  type: TypeName;
}

/** What a worker answers. The state and the hash tell whether the file changes later. */
interface LintResult {
  path: string;
  state: FileState;
  hash: string;
  value: PackedFile;
}

/** What all jobs need. `folder` is that of the cache. */
type Shared = Pick<CacheOptions, 'version' | 'keepsTexts'> & { folder: string };

/** The cached or new result for each file, by path. Only new and changed files are opened, by workers on all cores. */
export async function lintCached(
  tree: ContentTree,
  { pool, store, version, keepsTexts, states }: CacheOptions,
): Promise<Map<string, LintedFile>> {
  const hashes = new FileHashes(store, 'text-hashes', tree.root);
  const shared = { folder: store.folder, version, keepsTexts };
  const linted = new Map<string, LintedFile>();
  const items: LintJob[] = [];
  for (const { type, ...file } of contentFiles(tree)) {
    if (type === undefined || type === 'descriptions') continue;
    const hash = hashes.get(file.path, states?.get(file.path) ?? statSync(file.diskPath));
    const value = hash && cachedResult(store, shared, file.file, hash);
    if (value) linted.set(file.path, unpack(value, file.diskPath));
    else items.push({ ...file, type });
  }
  const onResult = ({ path, state, hash, value }: LintResult) => {
    hashes.set(path, state, hash);
    store.use('linted', resultKey(shared, `${tree.label}/${path}`, hash));
    linted.set(path, unpack(value, `${tree.root}/${path}`));
  };
  const module = fileURLToPath(import.meta.url);
  await pool.runBatches({ module, run, items, shared, onResult });
  hashes.write();
  return linted;
}

const resultKey = ({ version }: Shared, file: string, hash: string) => keyOf(version, file, hash);

/** The cached result of a file, if all texts that belong to it are cached too. */
function cachedResult(store: Store, shared: Shared, file: string, hash: string): PackedFile | undefined {
  const value = store.read<PackedFile>('linted', resultKey(shared, file, hash));
  const isWhole =
    !shared.keepsTexts || value?.texts.every((text) => store.has('texts', textKey(shared, text)));
  return isWhole ? value : undefined;
}

/** Runs in a worker. Lints files whose text has no cached result. */
export function run({ items, shared }: { items: LintJob[]; shared: Shared }): LintResult[] {
  const store = new Store(shared.folder);
  return items.flatMap(({ path, file, diskPath, type }) => {
    const { size, mtimeMs } = statSync(diskPath);
    const text = readFile(diskPath);
    if (typeof text !== 'string') return [];
    const hash = hashOf(text);
    const state = { size, mtimeMs };
    const cached = cachedResult(store, shared, file, hash);
    if (cached) return [{ path, state, hash, value: cached }];
    const linted = lintFile(type, file, text);
    if (shared.keepsTexts) writeTexts(shared, linted.texts.values());
    const value = pack(linted);
    store.write('linted', resultKey(shared, file, hash), value);
    return [{ path, state, hash, value }];
  });
}

/** A linted file as JSON. Its source is not stored: the file is read again if a rule on the site reports a problem in it. */
interface PackedFile {
  document: Omit<Document, 'source'>;
  messages: Message[];
  /** The hashes of its texts. */
  texts: string[];
}

/** Stands for the body in the fields of a section, so that the body is stored only once. */
const BODY = 'body';

function pack({ document, messages, texts }: ReturnType<typeof lintFile>): PackedFile {
  const { source: _source, ...packed } = document;
  const sections = packed.sections.map((section) =>
    packed.body && section.fields.body === packed.body
      ? { ...section, fields: { ...section.fields, body: BODY } }
      : section,
  );
  const faults = packed.faults.map(({ ruleId, place, field }) => ({ ruleId, place, field }));
  const hashes = [...texts.values()].map(({ hash }) => hash);
  return { document: { ...packed, sections, faults }, messages, texts: hashes };
}

/** The file as `lintFile` returned it. Its source is read only when a rule asks for it. */
function unpack({ document, messages }: PackedFile, diskPath: string): LintedFile {
  let source: Source | undefined;
  const sections = document.sections.map((section) =>
    section.fields.body === BODY
      ? { ...section, fields: { ...section.fields, body: document.body } }
      : section,
  );
  const fullDocument: Document = {
    ...document,
    sections,
    get source() {
      source ??= withCurrentNames(
        lintSource(document.file, readFileSync(diskPath, 'utf8'), schemaOf(document.type)).source,
        contentTypeOf(document.type),
      );
      return source;
    },
  };
  return { document: fullDocument, messages };
}
