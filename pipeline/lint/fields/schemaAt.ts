import { z } from 'zod';
import { type KindNote, noteOf } from '../../fields/field';
import type { ContentType } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import { sections } from '../../model/sections.generated';
import type { Document } from '../Document';

type Schemed = Pick<Document, 'type' | 'source'>;

const SECTIONS: Record<string, { fields: z.ZodType } | undefined> = sections;

/** The schema at a path of a file, seen through optional and list wrappers. */
function schemaAt({ type, source }: Schemed, field: string): z.ZodType | undefined {
  const model: ContentType = contentTypes[type];
  const key = topKey(source, field);
  const [kind = ''] = key.split(' ');
  const isOwn = Object.hasOwn((model.fields as z.ZodObject).shape, key);
  const section = model.sections === 'all' && !isOwn ? SECTIONS[kind] : undefined;
  let here: z.ZodType | undefined = section ? section.fields : model.fields;
  const rest = section ? field.slice(key.length + 1) : field;
  for (const part of rest === '' ? [] : rest.split('.')) {
    here = unwrap(here);
    if (here instanceof z.ZodObject) here = here.shape[part] as z.ZodType | undefined;
    else if (here instanceof z.ZodArray) here = here.element as z.ZodType;
    else return undefined;
  }
  return here;
}

/** The name at the top of the file that a path begins with; the name of a section may have dots. */
function topKey({ values }: Document['source'], field: string): string {
  const parts = field.split('.');
  const keys = parts.map((_part, index) => parts.slice(0, index + 1).join('.'));
  return keys.find((key) => key in values) ?? String(parts[0]);
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** The names that a group may have; at the top of a file, without those of sections. */
export function namesAt(document: Schemed, group: string): string[] {
  const here = unwrap(schemaAt(document, group));
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

/** What the schema says of a field to the owner. */
export function noteAt(document: Schemed, field: string): Partial<KindNote> {
  return noteOf(unwrap(schemaAt(document, field)));
}

/** Whether a group cannot do without the field. */
export function isRequired(document: Schemed, field: string): boolean {
  const schema = schemaAt(document, field);
  return schema !== undefined && !(schema instanceof z.ZodOptional);
}
