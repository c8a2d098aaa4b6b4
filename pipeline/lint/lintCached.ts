import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withCurrentNames } from '../model/load/formerNames';
import { type ContentFile, contentFiles } from '../model/load/loadFolder';
import type { CacheOptions } from '../model/load/loadSite';
import { writeTexts } from '../model/load/textStore';
import { contentTypeOf } from '../model/registry';
import type { TypeName } from '../model/Site';
import { FileCache, type FileState, hashOf } from '../source/cache';
import type { ContentTree } from '../source/listFolder';
import { readFile } from '../source/readSource';
import type { Source } from '../source/Source';
import type { Document } from './Document';
import { lintSource } from './layout/lintSource';
import { anySchema, schemaOf } from './layout/schema';
import { type LintedFile, lintFile } from './lintFile';
import type { Message } from './message';

interface LintJob extends ContentFile {
  type: TypeName;
  cachedHash?: string;
}

interface LintResult {
  path: string;
  state: FileState;
  /** Missing if the file has no text. */
  hash?: string;
  /** Missing if the cached value is still valid. */
  value?: PackedFile;
}

/** The cached or new result for each file, by path. Opens only new and changed files, on all cores. */
export async function lintCached(
  tree: ContentTree,
  { pool, texts, states, ...options }: CacheOptions,
): Promise<Map<string, LintedFile>> {
  const cache = new FileCache<PackedFile>(join(options.cache, 'linted', hashOf(tree.root)), options.version);
  const files = contentFiles(tree).flatMap(({ type, ...file }) =>
    type === undefined || type === 'descriptions' ? [] : [{ ...file, type }],
  );
  const linted = new Map<string, LintedFile>();
  const add = (path: string, file?: PackedFile) => {
    if (file) linted.set(path, unpack(file, `${tree.root}/${path}`));
  };
  const items: LintJob[] = [];
  for (const file of files) {
    const cached = cache.get(file.path, states?.get(file.path) ?? statSync(file.diskPath));
    add(file.path, cached);
    if (!cached) items.push({ ...file, cachedHash: cache.hashOf(file.path) });
  }
  const onResult = ({ path, state, hash, value }: LintResult) => {
    if (hash && value) cache.set(path, { ...state, hash, value });
    add(path, value ?? cache.get(path, state, hash));
  };
  const module = fileURLToPath(import.meta.url);
  await pool.runBatches({ module, run, items, shared: { texts }, onResult });
  cache.write(new Set(files.map(({ path }) => path)));
  return linted;
}

/** Lints files in a worker; the trees of their texts go into `texts`, where a folder is given. */
export function run({ items, shared }: { items: LintJob[]; shared: { texts?: string } }): LintResult[] {
  return items.map(({ path, file, diskPath, type, cachedHash }) => {
    const { size, mtimeMs } = statSync(diskPath);
    const state = { size, mtimeMs };
    const text = readFile(diskPath);
    if (typeof text !== 'string') return { path, state };
    const hash = hashOf(text);
    if (hash === cachedHash) return { path, state, hash };
    const linted = lintFile(type, file, text);
    if (shared.texts) writeTexts(shared.texts, linted.texts.values());
    return { path, state, hash, value: pack(linted) };
  });
}

/** A linted file as JSON, without its source, which is read again if a rule on the site reports it. */
interface PackedFile {
  document: Omit<Document, 'source'>;
  messages: Message[];
}

/** The body is in both the document and its section. Packed, it is stored once. */
const BODY = 'body';

function pack({ document, messages }: LintedFile): PackedFile {
  const { source: _source, ...packed } = document;
  const sections = packed.sections.map((section) =>
    packed.body && section.fields.body === packed.body
      ? { ...section, fields: { ...section.fields, body: BODY } }
      : section,
  );
  const faults = packed.faults.map(({ ruleId, place: at, field }) => ({ ruleId, place: at, field }));
  return { document: { ...packed, sections, faults }, messages };
}

/** The file at `diskPath` is read again when a rule asks for the source. */
function unpack({ document, messages }: PackedFile, diskPath: string): LintedFile {
  let source: Source | undefined;
  const sections = document.sections.map((section) =>
    section.fields.body === BODY
      ? { ...section, fields: { ...section.fields, body: document.body } }
      : section,
  );
  const whole: Document = {
    ...document,
    sections,
    get source() {
      // A file of which nothing was said had nothing to repair.
      const schema = messages.length > 0 ? schemaOf(document.type) : anySchema;
      source ??= withCurrentNames(
        lintSource(document.file, readFileSync(diskPath, 'utf8'), schema).source,
        contentTypeOf(document.type),
      );
      return source;
    },
  };
  return { document: whole, messages };
}
