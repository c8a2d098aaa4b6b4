import { z } from 'zod';
import { contentTypes } from '../../model/contentTypes.generated';
import { sections } from '../../model/sections.generated';

/** Every name that a field or a section can have, in any file. */
export function fieldNames(): ReadonlySet<string> {
  const models = [...Object.values(contentTypes), ...Object.values(sections)];
  return new Set([...Object.keys(sections), ...models.flatMap(({ fields }) => namesIn(fields))]);
}

function namesIn(field: unknown): string[] {
  if (field instanceof z.ZodOptional) return namesIn(field.unwrap());
  if (field instanceof z.ZodArray) return namesIn(field.element);
  if (!(field instanceof z.ZodObject)) return [];
  return Object.entries(field.shape).flatMap(([name, inner]) => [name, ...namesIn(inner)]);
}
