import { z } from 'zod';
import { type KindNote, noteOf } from '../../kinds/kind';
import type { ContentType } from '../../model/contentType';
import { memoize } from '../../model/memoize';
import { allContentTypes, authoredSection, authoredSections, contentTypeOf } from '../../model/registry';
import { joinPath } from '../../source/parseYaml';
import type { Document } from '../Document';

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
const HOMES: ReadonlyMap<string, string> = new Map(
  [
    ...allContentTypes.map(({ folder, file = `the files of ${folder}`, fields }) => ({ fields, home: file })),
    ...authoredSections.map(([kind, { fields }]) => ({ fields, home: `“${kind}”` })),
  ]
    .flatMap(({ fields, home }) => Object.keys(shapeOf(fields)).map((name) => [name, home] as const))
    .reverse(),
);

/** The place where a name belongs, in words for the owner. */
export function homeOf(name: string): string | undefined {
  return HOMES.get(name);
}

type Schemed = Pick<Document, 'type' | 'source'>;

/** The names that a group may have; at the top of a file, without those of sections. */
export function namesAt(document: Schemed, group: string): string[] {
  return Object.keys(shapeOf(schemaAt(document, group)));
}

export function noteAt(document: Schemed, field: string): Partial<KindNote> {
  return noteOf(unwrap(schemaAt(document, field)));
}

export function isRequired(document: Schemed, field: string): boolean {
  const schema = schemaAt(document, field);
  return schema !== undefined && !(schema instanceof z.ZodOptional);
}

export interface TextField {
  name: string;
  isRequired: boolean;
  /** Whether it may have several lines. */
  isLong: boolean;
}

export function textFieldsAt(document: Schemed, group: string): TextField[] {
  const fields = namesAt(document, group).map((name) => ({ name, field: joinPath(group, name) }));
  const kindOf = (field: string) => noteAt(document, field).kind;
  return fields
    .filter(({ field }) => /^(?:prose|text)$/.test(kindOf(field) ?? ''))
    .map(({ name, field }) => ({
      name,
      isRequired: isRequired(document, field),
      isLong: kindOf(field) === 'prose',
    }));
}

function schemaAt({ type, source }: Schemed, field: string): z.ZodType | undefined {
  const model = contentTypeOf(type);
  const key = topKey(source, field);
  const [kind = ''] = key.split(' ');
  const isOwn = Object.hasOwn(shapeOf(model.fields), key);
  const section = model.sections === 'all' && !isOwn ? authoredSection(kind) : undefined;
  const rest = section ? field.slice(key.length + 1) : field;
  let here: z.ZodType | undefined = section ? section.fields : model.fields;
  for (const part of rest === '' ? [] : rest.split('.')) {
    const group = unwrap(here);
    const shape = shapeOf(group);
    const inner = Object.hasOwn(shape, part) ? shape[part] : undefined;
    here = group instanceof z.ZodArray ? (group.element as z.ZodType) : inner;
  }
  return here;
}

/** The name at the top of the file that a path begins with; the name of a section may have dots. */
function topKey({ values }: Document['source'], field: string): string {
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

const NO_FIELDS: Record<string, z.ZodType> = Object.create(null);

/** The fields of a group; none where it is something else. */
function shapeOf(schema: z.ZodType | undefined): Record<string, z.ZodType | undefined> {
  const group = unwrap(schema);
  return group instanceof z.ZodObject ? group.shape : NO_FIELDS;
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}
