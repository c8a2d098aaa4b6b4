import { z } from 'zod';
import { type FieldMeta, itemOf, metaOf, shapeOf, unwrap } from '../../kinds/kind';
import type { ContentType } from '../../model/contentType';
import { memoize } from '../../model/memoize';
import {
  allContentTypes,
  authoredSection,
  authoredSections,
  contentTypeOf,
  sectionKind,
} from '../../model/registry';
import type { TypeName } from '../../model/Site';
import type { Source } from '../../source/Source';

/** The names that the fields and sections of a file may have. */
export interface FieldNames {
  sections: readonly string[];
  /** The top-level names: the fields of the type, and its sections. */
  top: readonly string[];
  /** The names inside a top-level group or section. */
  inside: (key: string) => readonly string[];
}

/** The names in files of a content type. */
export const namesOf = memoize((model: ContentType): FieldNames => {
  const topFields = shapeOf(model.fields);
  const kinds = model.sections === 'all' ? authoredSections.map(([kind]) => kind) : [];
  return {
    sections: kinds,
    top: [...Object.keys(topFields), ...kinds],
    inside: (key) => {
      const kind = sectionKind(key);
      if (Object.hasOwn(topFields, key)) return Object.keys(shapeOf(topFields[key]));
      return kinds.includes(kind) ? Object.keys(shapeOf(authoredSection(kind)?.fields)) : [];
    },
  };
});

/** The fields that each file of a content type must have. */
export const requiredNames = memoize((model: ContentType): readonly string[] =>
  Object.entries(shapeOf(model.fields)).flatMap(([name, field]) =>
    field instanceof z.ZodOptional ? [] : [name],
  ),
);

/** For each name, the first file or section that has it, in words for the owner. */
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

/** Where fields of this name belong: `“faq”`, or `the files of blog`. */
export const placeOfField = (name: string): string | undefined => PLACES.get(name);

/** A parsed file; its type may be unknown. */
export interface SourceFile {
  type?: TypeName;
  source: Source;
}

/** The names that a group may have. The group `''` is the top of the file, which includes sections. */
export function namesAt(file: SourceFile, group: string): readonly string[] {
  if (group === '' && file.type) return namesOf(contentTypeOf(file.type)).top;
  return Object.keys(shapeOf(schemaAt(file, group)));
}

/** What the schema says about a field; empty for an unknown one. */
export function metaAt(file: SourceFile, field: string): Partial<FieldMeta> {
  return metaOf(unwrap(schemaAt(file, field)));
}

/** The kind of a field's value. In a file of unknown type, every value is text. */
export const kindAt = (file: SourceFile, field: string): string | undefined =>
  file.type ? metaAt(file, field).kind : 'text';

/** Whether the file, or the group of the field, must have it. */
export function isRequired(file: SourceFile, field: string): boolean {
  const schema = schemaAt(file, field);
  return schema !== undefined && !(schema instanceof z.ZodOptional);
}

function schemaAt({ type, source }: SourceFile, field: string): z.ZodType | undefined {
  if (!type) return undefined;
  const model = contentTypeOf(type);
  const key = topKey(source, field);
  const isOwn = Object.hasOwn(shapeOf(model.fields), key);
  const section = model.sections === 'all' && !isOwn ? authoredSection(sectionKind(key)) : undefined;
  const rest = section ? field.slice(key.length + 1) : field;
  let schema: z.ZodType | undefined = section ? section.fields : model.fields;
  for (const part of rest === '' ? [] : rest.split('.')) {
    const shape = shapeOf(schema);
    schema = itemOf(schema) ?? (Object.hasOwn(shape, part) ? shape[part] : undefined);
  }
  return schema;
}

/** The top-level name at the start of a path. The name of a section may contain dots. */
function topKey({ values }: Source, field: string): string {
  const parts = field.split('.');
  const keys = parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
  return keys.find((key) => key in values) ?? String(parts[0]);
}

/** Splits a path before its last name. At the top of a file, the group is empty. */
export function splitPath(field: string): { group: string; name: string } {
  const at = field.lastIndexOf('.');
  return { group: field.slice(0, Math.max(0, at)), name: field.slice(at + 1) };
}

/** Whether a path is that of an item of a list. */
export const isItemPath = (field: string): boolean => /(?:^|\.)\d+$/.test(field);

/** `“title”`, or `Entry 2 of “buttons”`. */
export function quoteName(field: string): string {
  const [last = '', above] = field.split('.').reverse();
  return isItemPath(field) ? `Entry ${Number(last) + 1} of “${above}”` : `“${last}”`;
}
