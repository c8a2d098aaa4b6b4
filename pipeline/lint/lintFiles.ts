import { readFileSync, statSync } from 'node:fs';
import { writeTexts } from '../memory/textStore';
import { contentTypes, type TypeName } from '../model/contentTypes';
import { textsOf } from '../model/visitEntry';
import { hashOf } from '../source/hash';
import { readFile } from '../source/readFile';
import type { Source } from '../source/Source';
import type { Document } from './Document';
import { type LintedFile, lintFile } from './lintFile';
import type { PlainMessage } from './message';
import { lintSource } from './source/lintSource';

/** A linted file as JSON: its source is read again where a problem of the whole site has to be shown. */
export interface PackedFile {
  document: Omit<Document, 'source'>;
  messages: PlainMessage[];
}

export interface LintJob {
  path: string;
  file: string;
  place: string;
  type: TypeName;
  /** The hash of the file when it was last linted. */
  known?: string;
}

export interface LintResult {
  path: string;
  size: number;
  changed: number;
  hash: string;
  /** Missing where the file is as it was. */
  read?: PackedFile;
  /** Whether it has no text at all. */
  unreadable?: boolean;
}

/** Lints files; the elements of long texts go into `texts`, where a folder is given. */
export function run({ items, shared }: { items: LintJob[]; shared: { texts?: string } }): LintResult[] {
  return items.map((job) => lintOne(job, shared.texts));
}

function lintOne({ path, file, place, type, known }: LintJob, texts?: string): LintResult {
  const { size, mtimeMs: changed } = statSync(place);
  const text = readFile(place);
  if (typeof text !== 'string') return { path, size, changed, hash: '', unreadable: true };
  const hash = hashOf(text);
  if (hash === known) return { path, size, changed, hash };
  const { document, messages } = lintFile(type, file, text);
  const { source: _source, ...packed } = document;
  const { body } = document;
  if (texts) writeTexts(texts, textsOf(document));
  // The text stands both in the document and in its section; packed, it stands once.
  const sections = packed.sections.map((section) =>
    body && section.fields.body === body
      ? { ...section, fields: { ...section.fields, body: 'body' } }
      : section,
  );
  return { path, size, changed, hash, read: { document: { ...packed, sections, faults: [] }, messages } };
}

/** `place` is where the file is: it is read again when somebody asks for the source. */
export function unpack({ document, messages }: PackedFile, place: string): LintedFile {
  let source: Source | undefined;
  for (const { fields } of document.sections) if (fields.body === 'body') fields.body = document.body;
  const whole = Object.defineProperty(document, 'source', {
    get: () => {
      source ??= lintSource(document.file, readFileSync(place, 'utf8')).source;
      return source;
    },
  });
  return { document: whole as Document, messages };
}

export const isContentType = (type: string | undefined): type is TypeName =>
  type !== undefined && Object.hasOwn(contentTypes, type);
