import type { LintedContent as Content } from '../LintedContent';
import type { Published } from './Published';
import { seenBefore } from './seenBefore';

/** Where pages are now that this change gave another address: they keep their file or their title. */
export function renamedPages(content: Content, published?: Published): [from: string, to: string][] {
  const { documents, tree } = content;
  if (!published) return [];
  const added = new Set(published.added.map((path) => `${tree.label}/${path}`));
  const fresh = documents.filter(({ file, address }) => address !== undefined && added.has(file));
  return published.old.flatMap((file): [string, string][] => {
    const before = seenBefore(file, content);
    if (!before?.address) return [];
    const now =
      documents.find((document) => document.file === before.file) ??
      fresh.find(({ type, fields }) => type === before.type && fields.title === before.fields.title);
    return now?.address && now.address !== before.address ? [[before.address, now.address]] : [];
  });
}
