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
  /** The kinds of its sections. */
  sections: readonly string[];
  /** The top-level names: the fields of the type, and its sections. */
  top: readonly string[];
  /** The names inside a top-level group or section. */
  inside: (key: string) => readonly string[];
}

export const namesOf = memoize((model: ContentType): FieldNames => {
  const topFields = shapeOf(model.fields);
  const sections = model.sections === 'all' ? authoredSections.map(([kind]) => kind) : [];
  return {
    sections,
    top: [...Object.keys(topFields), ...sections],
    inside: (key) =>
      Object.keys(shapeOf(Object.hasOwn(topFields, key) ? topFields[key] : sectionFields(model, key))),
  };
});

/** The first file or section that has a field of this name, in words for the owner: `the files of blog`, or `“faq”`. */
export function placeOfField(name: string): string | undefined {
  const hasField = ({ fields }: { fields: z.ZodType }) => Object.hasOwn(shapeOf(fields), name);
  const type = allContentTypes.find(hasField);
  if (type) return type.file ?? `the files of ${type.folder}`;
  const section = authoredSections.find(([, model]) => hasField(model));
  return section && `“${section[0]}”`;
}

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

/** The kinds of fields in which any text is valid. */
export const TEXT_KINDS: ReadonlySet<string> = new Set(['text', 'prose', 'label']);

/** Whether the file, or the group of the field, must have it. */
export function isRequired(file: SourceFile, field: string): boolean {
  const schema = schemaAt(file, field);
  return schema !== undefined && !(schema instanceof z.ZodOptional);
}

function schemaAt({ type, source }: SourceFile, field: string): z.ZodType | undefined {
  if (!type) return undefined;
  const model = contentTypeOf(type);
  const key = topKey(source, field);
  const ofSection = Object.hasOwn(shapeOf(model.fields), key) ? undefined : sectionFields(model, key);
  const path = ofSection ? field.slice(key.length + 1) : field;
  let schema: z.ZodType | undefined = ofSection ?? model.fields;
  for (const part of path === '' ? [] : path.split('.')) {
    const shape = shapeOf(schema);
    schema = itemOf(schema) ?? (Object.hasOwn(shape, part) ? shape[part] : undefined);
  }
  return schema;
}

/** The fields of a section with this key, if files of the content type have sections. */
const sectionFields = (model: ContentType, key: string): z.ZodType | undefined =>
  model.sections === 'all' ? authoredSection(sectionKind(key))?.fields : undefined;

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
