import { readFileSync } from 'node:fs';
import type { Draft } from '../model/Draft';
import { draftKeys } from '../model/draftKeys';
import type { FileRead } from '../model/readContent';
import { sourceOf } from '../model/sourceOf';
import type { Source } from '../read/Source';

/** A draft as JSON: without its source, which is read again where a problem has to be shown. */
export type PackedDraft = Omit<Draft, 'source'>;
export type PackedRead = Omit<FileRead, 'draft'> & { draft: PackedDraft };

/** The text stands both in the draft and in its section; packed, it stands once. */
const TEXT_IS_BODY = 'body';

export function packRead({ draft, problems }: FileRead): PackedRead {
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
