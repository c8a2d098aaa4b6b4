import { readFileSync } from 'node:fs';
import { type ReadJob, type ReadResult, readOne } from '../model/readCached';
import { writeTexts } from '../model/textStore';
import { textsOf } from '../model/visitEntry';
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

/** Lints files; the trees of their texts go into `texts`, where a folder is given. */
export function run({
  items,
  shared,
}: {
  items: ReadJob[];
  shared: { texts?: string };
}): ReadResult<PackedFile>[] {
  return items.map((job) =>
    readOne(job, (text) => {
      const linted = lintFile(job.type, job.file, text);
      if (shared.texts) writeTexts(shared.texts, textsOf(linted.document));
      return pack(linted);
    }),
  );
}

/** The text stands both in the document and in its section; packed, it stands once. */
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

/** `place` is where the file is: it is read again when a rule asks for the source. */
export function unpack({ document, messages }: PackedFile, place: string): LintedFile {
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
      source ??= lintSource(document.file, readFileSync(place, 'utf8')).source;
      return source;
    },
  };
  return { document: whole, messages };
}
