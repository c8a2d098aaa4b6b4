import { field } from './field';
import type { ReferenceValue } from './values';

/** The file name, without `.md`, of an entry of another kind. */
export function reference(to: string, about: string, example: string) {
  const parse = (name: string): ReferenceValue => ({ type: 'reference', to, name });
  return field({ kind: 'reference', example, about, parse });
}
