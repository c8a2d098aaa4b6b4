import { z } from 'zod';
import { kind } from './kind';
import type { ReferenceValue } from './values';

/** The file name, without `.md`, of an entry of another kind. */
export function reference(to: string, about: string, example: string) {
  const schema = z
    .string()
    .trim()
    .transform((name): ReferenceValue => ({ type: 'reference', to, name }));
  return kind(schema, { kind: 'reference', example, about });
}
