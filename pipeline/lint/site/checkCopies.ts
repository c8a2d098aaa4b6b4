import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemOfFile } from './problemAt';

/** What stands on a page once for each file, by what nobody says twice in the same words. */
const TOLD = {
  review: ({ fields, body }: Document) => fields.name && body && [fields.name, body],
  member: ({ fields }: Document) => fields.name && fields.description && [fields.name, fields.description],
};

/** A file uploaded once more under another name: `dana (1).md`. Two pages that are alike are told by their titles. */
export function checkCopies({ documents }: Content): Problem[] {
  const first = new Map<string, Document>();
  return documents.flatMap((document) => {
    const { type } = document;
    const words = type === 'review' || type === 'member' ? TOLD[type](document) : undefined;
    if (!words) return [];
    const key = JSON.stringify([type, words]);
    const other = first.get(key);
    if (!other) {
      first.set(key, document);
      return [];
    }
    const [copy, original] = document.name.length < other.name.length ? [other, document] : [document, other];
    const message = `This file says the same as ${original.file}, so it would be shown twice. Delete one of the two.`;
    return [problemOfFile(copy.file, 'file-twice', message)];
  });
}
