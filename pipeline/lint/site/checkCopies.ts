import type { ContentType } from '../../model/contentType';
import { contentTypes } from '../../model/contentTypes.generated';
import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { problemOfFile } from './problemAt';

/** A file uploaded once more under another name: `dana (1).md`. Two pages that are alike are told by their titles. */
export function checkCopies({ documents }: Content): Problem[] {
  const first = new Map<string, Document>();
  return documents.flatMap((document) => {
    const { type } = document;
    const { duplicateKey = [] }: ContentType = contentTypes[type];
    const values = duplicateKey.map((name) => (name === 'body' ? document.body : document.fields[name]));
    if (values.length === 0 || !values.every(Boolean)) return [];
    const key = JSON.stringify([type, values]);
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
