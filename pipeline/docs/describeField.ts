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

/** A field with its example, as lines of YAML. Shows every field of a group. */
export function exampleLines(name: string, field: z.ZodType, indent = ''): string[] {
  const { example, exampleLines: ownLines, fields, item } = describeField(field);
  if (ownLines) return [`${indent}${name}:`, ...ownLines.map((line) => `${indent}  ${line}`)];
  const inner = fields.flatMap(([innerName, innerField]) =>
    exampleLines(innerName, innerField, `${indent}  `),
  );
  if (item && fields.length > 0) return [`${indent}${name}:`, ...asItem(inner, indent)];
  if (item) return [`${indent}${name}:`, `${indent}  - ${exampleItem(item)}`];
  if (fields.length > 0) return [`${indent}${name}:`, ...inner];
  return [`${indent}${name}: ${quoted(example)}`];
}

/** Adds the hyphen to the first line of an item and indents the others. */
function asItem([first = '', ...rest]: string[], indent: string): string[] {
  return [`${indent}  - ${first.trimStart()}`, ...rest.map((line) => `  ${line}`)];
}

/** An item of a list; a list in a list is written in square brackets. */
function exampleItem(field: z.ZodType): string {
  const { example, item } = describeField(field);
  return item ? `[${quoted(describeField(item).example)}]` : quoted(example);
}

/** Puts text in quotes if YAML could read it as something else. */
function quoted(text = ''): string {
  if (text === '') return '';
  const needsNoQuotes =
    /^[\p{L}\w(](?:[\p{L}\w\s(),.'+/>?!=&%$-]|:(?=\S))*$/u.test(text) || /^\/[\w/-]*$/.test(text);
  return needsNoQuotes ? text : JSON.stringify(text);
}
