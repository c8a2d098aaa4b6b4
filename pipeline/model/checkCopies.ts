import type { Problem } from '../report/Problem';
import type { Draft } from './Draft';
import { problemOfFile } from './problemAt';
import type { Content } from './readContent';

/** What stands on a page once for each file, by what nobody says twice in the same words. */
const TOLD = {
  review: ({ fields, body }: Draft) => fields.name && body && [fields.name, body],
  member: ({ fields }: Draft) => fields.name && fields.description && [fields.name, fields.description],
};

/** A file uploaded once more under another name: `dana (1).md`. Two pages that are alike are told by their titles. */
export function checkCopies({ drafts }: Content): Problem[] {
  const first = new Map<string, Draft>();
  return drafts.flatMap((draft) => {
    const { type } = draft;
    const words = type === 'review' || type === 'member' ? TOLD[type](draft) : undefined;
    if (!words) return [];
    const key = JSON.stringify([type, words]);
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
