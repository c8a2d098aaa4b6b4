import { z } from 'zod';
import { itemOf, type KindNote, noteOf, shapeOf, unwrap } from '../../kinds/kind';
import type { ContentType } from '../../model/contentType';
import { memoize } from '../../model/memoize';
import { allContentTypes, authoredSection, authoredSections, contentTypeOf } from '../../model/registry';
import type { TypeName } from '../../model/Site';
import type { Source } from '../../source/Source';

export interface FieldNames {
  sections: readonly string[];
  /** The names at the top of the file: its own fields and its sections. */
  top: readonly string[];
  /** The names inside a group or a section at the top of the file. */
  inside: (key: string) => readonly string[];
}

export const namesOf = memoize((model: ContentType): FieldNames => {
  const own = shapeOf(model.fields);
  const kinds = model.sections === 'all' ? authoredSections.map(([kind]) => kind) : [];
  return {
    sections: kinds,
    top: [...Object.keys(own), ...kinds],
    inside: (key) => {
      const [kind = key] = key.split(' ');
      if (Object.hasOwn(own, key)) return Object.keys(shapeOf(own[key]));
      return kinds.includes(kind) ? Object.keys(shapeOf(authoredSection(kind)?.fields)) : [];
    },
  };
});

export const requiredNames = memoize((model: ContentType): readonly string[] =>
  Object.entries(shapeOf(model.fields)).flatMap(([name, field]) =>
    field instanceof z.ZodOptional ? [] : [name],
  ),
);

/** Where each name belongs, for the owner; the first file or section wins. */
const PLACES: ReadonlyMap<string, string> = new Map(
  [
    ...allContentTypes.map(({ folder, file = `the files of ${folder}`, fields }) => ({
      fields,
      place: file,
    })),
    ...authoredSections.map(([kind, { fields }]) => ({ fields, place: `“${kind}”` })),
  ]
    .flatMap(({ fields, place }) => Object.keys(shapeOf(fields)).map((name) => [name, place] as const))
    .reverse(),
);

/** The place where a name belongs, in words for the owner. */
export function placeOfField(name: string): string | undefined {
  return PLACES.get(name);
}

/** A file, and its type where that is known. */
export interface Typed {
  type?: TypeName;
  source: Source;
}

/** The names that a group may have; at the top of a file, those of sections too. */
export function namesAt(file: Typed, group: string): readonly string[] {
  if (group === '' && file.type) return namesOf(contentTypeOf(file.type)).top;
  return Object.keys(shapeOf(schemaAt(file, group)));
}

export function noteAt(file: Typed, field: string): Partial<KindNote> {
  return noteOf(unwrap(schemaAt(file, field)));
}

/** The kind of value that a field takes. In a file of no type, every value is text. */
export const kindAt = (file: Typed, field: string): string | undefined =>
  file.type ? noteAt(file, field).kind : 'text';

export function isRequired(file: Typed, field: string): boolean {
  const schema = schemaAt(file, field);
  return schema !== undefined && !(schema instanceof z.ZodOptional);
}

function schemaAt({ type, source }: Typed, field: string): z.ZodType | undefined {
  if (!type) return undefined;
  const model = contentTypeOf(type);
  const key = topKey(source, field);
  const [kind = ''] = key.split(' ');
  const isOwn = Object.hasOwn(shapeOf(model.fields), key);
  const section = model.sections === 'all' && !isOwn ? authoredSection(kind) : undefined;
  const rest = section ? field.slice(key.length + 1) : field;
  let here: z.ZodType | undefined = section ? section.fields : model.fields;
  for (const part of rest === '' ? [] : rest.split('.')) {
    const shape = shapeOf(here);
    here = itemOf(here) ?? (Object.hasOwn(shape, part) ? shape[part] : undefined);
  }
  return here;
}

/** The name at the top of the file that a path begins with; the name of a section may have dots. */
function topKey({ values }: Source, field: string): string {
  const parts = field.split('.');
  const keys = parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
  return keys.find((key) => key in values) ?? String(parts[0]);
}

export const isEntry = (field: string): boolean => /(?:^|\.)\d+$/.test(field);

/** `“title”`, or `Entry 2 of “buttons”`. */
export function nameOf(field: string): string {
  const [last = '', above] = field.split('.').reverse();
  return isEntry(field) ? `Entry ${Number(last) + 1} of “${above}”` : `“${last}”`;
}
