import { z } from 'zod';
import { type FieldMeta, itemOf, metaOf, shapeOf, unwrap } from '../kinds/kind';

/** A field as the owner sees it: its purpose, whether it is required, and its parts. */
export interface FieldDescription extends Partial<FieldMeta> {
  needed: boolean;
  /** The fields of a group, or of each entry of a list of groups. */
  fields: [name: string, field: z.ZodType][];
  item?: z.ZodType;
}

export function describeField(field: z.ZodType): FieldDescription {
  const needed = !(field instanceof z.ZodOptional);
  const inner = unwrap(field);
  const item = unwrap(itemOf(inner));
  return { ...metaOf(inner), needed, item, fields: fieldsOf(item ?? inner) };
}

/** The fields of a group, or of the group in a union. */
export function fieldsOf(field: z.ZodType): [name: string, field: z.ZodType][] {
  if (field instanceof z.ZodUnion) {
    const shapes = field.options as z.ZodType[];
    return shapes.flatMap(fieldsOf);
  }
  return Object.entries(shapeOf(field));
}

/** A field with its example, as YAML. Shows every field of a group, unless its list has a one-line form. */
export function exampleLines(name: string, field: z.ZodType, indent = ''): string[] {
  const { example, exampleLines: ownLines, fields, item } = describeField(field);
  if (ownLines) return [`${indent}${name}:`, ...ownLines.map((line) => `${indent}  ${line}`)];
  const inner = fields.flatMap(([part, partField]) => exampleLines(part, partField, `${indent}  `));
  if (item && fields.length > 0) return [`${indent}${name}:`, ...asEntry(inner, indent)];
  if (item) return [`${indent}${name}:`, `${indent}  - ${entryOf(item)}`];
  if (fields.length > 0) return [`${indent}${name}:`, ...inner];
  return [`${indent}${name}: ${quoted(example ?? '')}`];
}

/** Adds the hyphen to the first line of an item and indents the others. */
function asEntry(lines: string[], indent: string): string[] {
  const [first = '', ...rest] = lines;
  return [`${indent}  - ${first.trimStart()}`, ...rest.map((line) => `  ${line}`)];
}

/** An entry of a list; a list in a list is written in square brackets. */
function entryOf(field: z.ZodType): string {
  const { example = '', item } = describeField(field);
  return item ? `[${quoted(describeField(item).example ?? '')}]` : quoted(example);
}

/** Puts text in quotes if YAML could read it as something else. */
function quoted(text: string): string {
  if (text === '') return '';
  const plain = /^[\p{L}\w(](?:[\p{L}\w\s(),.'+/>?!=&%$-]|:(?=\S))*$/u.test(text) || /^\/[\w/-]*$/.test(text);
  return plain ? text : JSON.stringify(text);
}
