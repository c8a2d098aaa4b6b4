import { z } from 'zod';
import type { KindNote } from '../../fields/kind';

/** The schema of a field, seen through optional and list wrappers. */
function schemaAt(schema: z.ZodType, path: readonly PropertyKey[]): z.ZodType | undefined {
  let here: z.ZodType | undefined = schema;
  for (const part of path) {
    here = unwrap(here);
    if (here instanceof z.ZodObject) here = here.shape[String(part)] as z.ZodType | undefined;
    else if (here instanceof z.ZodArray) here = here.element as z.ZodType;
    else return undefined;
  }
  return here;
}

function unwrap(schema: z.ZodType | undefined): z.ZodType | undefined {
  return schema instanceof z.ZodOptional ? (schema.unwrap() as z.ZodType) : schema;
}

/** The names that may stand in a group. */
export function namesAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const here = unwrap(schemaAt(schema, path));
  return here instanceof z.ZodObject ? Object.keys(here.shape) : [];
}

/** What is known of a field for the owner. */
export function noteAt(schema: z.ZodType, path: readonly PropertyKey[]): KindNote | undefined {
  return unwrap(schemaAt(schema, path))?.meta() as KindNote | undefined;
}

/** Whether a group cannot do without the field. */
export function isRequired(schema: z.ZodType, path: readonly PropertyKey[]): boolean {
  const field = schemaAt(schema, path);
  return field !== undefined && !(field instanceof z.ZodOptional);
}
