import type { z } from 'zod';
import type { Raw, Source } from '../../source/Source';
import { positionOf } from '../../source/Source';
import type { Problem } from '../Problem';
import { isRequired, namesAt } from './schemaAt';

/** Names without a value that may be left out: the line does nothing. */
export function emptyFields(source: Source, base: string, raw: Raw, schema: z.ZodType): Problem[] {
  return [...emptyPaths(raw, [])]
    .filter((path) => namesAt(schema, path.slice(0, -1)).length > 0 && !isRequired(schema, path))
    .map((path) => {
      const field = [base, ...path].filter((part) => part !== '').join('.');
      const message = `“${path.at(-1)}” has no value. Write one behind the colon, or delete the line.`;
      return {
        file: source.file,
        ...positionOf(source, field),
        field,
        severity: 'warning',
        code: 'empty',
        message,
        fix: null,
      };
    });
}

function* emptyPaths(raw: Raw, path: string[]): Generator<string[]> {
  if (raw === null || typeof raw === 'string') return;
  for (const [name, value] of Object.entries(raw)) {
    if (value === null && !Array.isArray(raw)) yield [...path, name];
    else yield* emptyPaths(value, [...path, name]);
  }
}
