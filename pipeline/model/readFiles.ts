import { readFileSync, statSync } from 'node:fs';
import { hashOf } from '../read/hashOf';
import { readWritten } from '../read/readWritten';
import type { Source } from '../read/Source';
import { type FileState, writeBlob } from '../source/cache';
import type { TypeName } from './contentTypes';
import type { Draft } from './Draft';
import { draftKeys } from './draftKeys';
import type { FileRead } from './readContent';
import { readDraft } from './readDraft';
import { sourceOf } from './sourceOf';

/** A draft as JSON: without its source, which is read again where a problem has to be shown. */
type PackedDraft = Omit<Draft, 'source'>;
export type PackedRead = Omit<FileRead, 'draft'> & { draft: PackedDraft };

export interface ReadJob {
  path: string;
  file: string;
  place: string;
  type: TypeName;
  /** The hash under which it is cached. */
  cachedHash?: string;
}

export interface ReadResult {
  path: string;
  state: FileState;
  /** Missing where the file is no text at all. */
  hash?: string;
  /** Missing where what is cached holds. */
  read?: PackedRead;
}

/** Reads files; the elements of long texts go into `texts`, where a folder is given. */
export function run({ items, shared }: { items: ReadJob[]; shared: { texts?: string } }): ReadResult[] {
  return items.map((job) => readFile(job, shared.texts));
}

function readFile({ path, file, place, type, cachedHash }: ReadJob, texts?: string): ReadResult {
  const { size, mtimeMs } = statSync(place);
  const state = { size, mtimeMs };
  const written = readWritten(place);
  if (typeof written !== 'string') return { path, state };
  const hash = hashOf(written);
  if (hash === cachedHash) return { path, state, hash };
  const { elements, ...read } = readDraft(type, file, written);
  const { body } = read.draft;
  if (texts && elements && body?.mention === 'text') writeBlob(texts, body.hash, elements());
  return { path, state, hash, read: packRead(read) };
}

/** The text stands both in the draft and in its section; packed, it stands once. */
const TEXT_IS_BODY = 'body';

function packRead({ draft, problems }: FileRead): PackedRead {
  const { source: _source, ...packed } = draft;
  const sections = packed.sections.map((section) =>
    packed.body && section.fields.body === packed.body
      ? { ...section, fields: { ...section.fields, body: TEXT_IS_BODY } }
      : section,
  );
  return { draft: { ...packed, sections, keys: draftKeys(packed) }, problems };
}

/** `place` is where the file is: it is read again when somebody asks for the source, even by taking the draft apart. */
export function unpackRead({ draft, problems }: PackedRead, place: string): FileRead {
  let source: Source | undefined;
  for (const { fields } of draft.sections) if (fields.body === TEXT_IS_BODY) fields.body = draft.body;
  const whole = Object.defineProperty(draft, 'source', {
    get: () => {
      source ??= sourceOf(draft.file, readFileSync(place, 'utf8'));
      return source;
    },
  });
  return { draft: whole as Draft, problems };
}
