import type { z } from 'zod';
import { quoted } from '../model/quoted';
import { noteOf } from './noteOf';

/** A field with its example, as it is written in a file; every part of a group is shown. */
export function exampleLines(name: string, field: z.ZodType, indent = ''): string[] {
  const { example, fields, item } = noteOf(field);
  const inner = fields.flatMap(([part, partField]) => exampleLines(part, partField, `${indent}  `));
  if (item && fields.length > 0) return [`${indent}${name}:`, ...asEntry(inner, indent)];
  if (item) return [`${indent}${name}:`, ...entryOf(item, `${indent}  `)];
  if (fields.length > 0) return [`${indent}${name}:`, ...inner];
  return [`${indent}${name}: ${quoted(example ?? '')}`];
}

/** The first line of an entry gets the hyphen, and all lines move to the right of it. */
function asEntry(lines: string[], indent: string): string[] {
  const [first = '', ...rest] = lines;
  return [`${indent}  - ${first.trimStart()}`, ...rest.map((line) => `  ${line}`)];
}

/** A list in a list is a row in square brackets. */
function entryOf(item: z.ZodType, indent: string): string[] {
  const { example, item: cell } = noteOf(item);
  return [
    cell ? `${indent}- [${quoted(noteOf(cell).example ?? '')}]` : `${indent}- ${quoted(example ?? '')}`,
  ];
}
