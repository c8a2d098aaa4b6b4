import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { problemAt } from '../site/problemAt';

/** One and the same line twice in a list. */
export function* checkEntries(document: Document): Generator<Problem> {
  for (const { key, fields } of [{ key: '', fields: document.fields }, ...document.sections])
    for (const { field, list } of listsIn(fields, key)) {
      const at = list.findIndex((entry, index) => list.indexOf(entry) < index);
      // A list of nothing else is a new file's: see `checkTemplateExamples`.
      if (at < 0 || new Set(list).size === 1) continue;
      const message = `“${list[at]}” stands twice in this list. Delete one of the two.`;
      const finding = { code: 'entry-twice', message, severity: 'warning' as const, wrong: list[at] };
      yield problemAt(document, `${field}.${at}`, finding);
    }
}

function* listsIn(value: unknown, path: string): Generator<{ field: string; list: string[] }> {
  if (typeof value !== 'object' || value === null || 'mention' in value) return;
  if (isTextList(value)) yield { field: path, list: value };
  else
    for (const [name, inner] of Object.entries(value))
      yield* listsIn(inner, path === '' ? name : `${path}.${name}`);
}

function isTextList(value: object): value is string[] {
  return Array.isArray(value) && value.length > 1 && value.every((entry) => typeof entry === 'string');
}
