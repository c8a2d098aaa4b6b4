import { z } from 'zod';
import { type FieldMeta, itemOf, metaOf, shapeOf, unwrap } from '../kinds/kind';

/** A field as the owner sees it: the metadata of its schema, whether it is required, and what it consists of. */
export interface FieldDescription extends Partial<FieldMeta> {
  isRequired: boolean;
  /** The fields of a group, or of each item of a list of groups. */
  fields: [name: string, field: z.ZodType][];
  /** The schema of the items of a list. */
  item?: z.ZodType;
}

export function describeField(field: z.ZodType): FieldDescription {
  const isRequired = !(field instanceof z.ZodOptional);
  const inner = unwrap(field);
  const item = unwrap(itemOf(inner));
  return { ...metaOf(inner), isRequired, item, fields: fieldsOf(item ?? inner) };
}

/** The fields of a group, or of the group in a union. */
export function fieldsOf(field: z.ZodType): [name: string, field: z.ZodType][] {
  if (field instanceof z.ZodUnion) return (field.options as z.ZodType[]).flatMap(fieldsOf);
  return Object.entries(shapeOf(field));
}
