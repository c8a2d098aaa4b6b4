import type { AuthoredValue } from '../kinds/values';
import type { LoadedEntry } from './load/load';
import { type Handlers, visit } from './visit';

/** Calls the handlers for all values in the fields and sections of a file. `path` begins with the key of the section. */
export function visitEntry(
  { fields, sections }: Pick<LoadedEntry, 'fields' | 'sections'>,
  handlers: Handlers<AuthoredValue>,
): void {
  visit(fields, handlers);
  for (const section of sections) visit(section.fields, handlers, section.key);
}
