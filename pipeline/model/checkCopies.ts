import type { Problem } from '../report/Problem';
import type { ContentType } from './contentType';
import { contentTypes } from './contentTypes.generated';
import type { Draft } from './Draft';
import { problemOfFile } from './problemAt';
import type { Content } from './readContent';

/** A file uploaded once more under another name: `dana (1).md`. Two pages that are alike are told by their titles. */
export function checkCopies({ drafts }: Content): Problem[] {
  const first = new Map<string, Draft>();
  return drafts.flatMap((draft) => {
    const { type } = draft;
    const { duplicateKey = [] }: ContentType = contentTypes[type];
    const values = duplicateKey.map((name) => (name === 'body' ? draft.body : draft.fields[name]));
    if (values.length === 0 || !values.every(Boolean)) return [];
    const key = JSON.stringify([type, values]);
    const other = first.get(key);
    if (!other) {
      first.set(key, draft);
      return [];
    }
    const [copy, original] = draft.name.length < other.name.length ? [other, draft] : [draft, other];
    const message = `This file says the same as ${original.file}, so it would be shown twice. Delete one of the two.`;
    return [problemOfFile(copy.file, 'file-twice', message)];
  });
}
