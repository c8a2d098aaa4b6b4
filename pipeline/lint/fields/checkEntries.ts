import { visitEntry } from '../../model/visitEntry';
import type { Document } from '../Document';
import type { Problem } from '../Problem';
import { problemAt } from '../site/problemAt';

/** One and the same line twice in a list. */
export function* checkEntries(document: Document): Generator<Problem> {
  for (const { field, list } of listsIn(document)) {
    const at = list.findIndex((entry, index) => list.indexOf(entry) < index);
    // A list of nothing else is a new file's: see `checkTemplateExamples`.
    if (at < 0 || new Set(list).size === 1) continue;
    const message = `“${list[at]}” stands twice in this list. Delete one of the two.`;
    const finding = { code: 'entry-twice', message, severity: 'warning' as const, wrong: list[at] };
    yield problemAt(document, `${field}.${at}`, finding);
  }
}

function listsIn(document: Document): { field: string; list: string[] }[] {
  const lists: { field: string; list: string[] }[] = [];
  visitEntry(document, {
    list: (list, field) => {
      if (list.length > 1 && isTextList(list)) lists.push({ field, list });
    },
  });
  return lists;
}

function isTextList(list: readonly unknown[]): list is string[] {
  return list.every((entry) => typeof entry === 'string');
}
