import { contentTypeOf } from '../../model/registry';
import type { Document } from '../Document';
import type { SiteInput } from '../rule';

/** All files, those that changed last: of two that are alike, the fault is in the changed one. */
export function changedLast({ documents, tree, published }: SiteInput): Document[] {
  const changed = new Set([...(published?.added ?? []), ...(published?.old ?? []).map(({ path }) => path)]);
  const isChanged = ({ file }: Document) => changed.has(file.slice(tree.label.length + 1));
  return [...documents].sort((one, other) => Number(isChanged(one)) - Number(isChanged(other)));
}

/** The fields that identify copies among files of the same type. */
export function uniqueText({ type, fields, body }: Document): string | undefined {
  const { duplicateKey = [] } = contentTypeOf(type);
  const values = duplicateKey.map((name) => (name === 'body' ? body?.hash : fields[name]));
  return values.length > 0 && values.every(Boolean) ? [type, ...values].join(' ') : undefined;
}

/** Whether one file says the same as the other, so that all it shares with it has one cause. */
export const isCopy = (one: Document, other: Document) =>
  uniqueText(one) !== undefined && uniqueText(one) === uniqueText(other);
