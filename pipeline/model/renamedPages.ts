import type { Published } from './Published';
import type { Content } from './readContent';
import { seenBefore } from './seenBefore';

/** Where pages are now that this change gave another address: they keep their file or their title. */
export function renamedPages(content: Content, published?: Published): [from: string, to: string][] {
  const { drafts, tree } = content;
  if (!published) return [];
  const added = new Set(published.added.map((path) => `${tree.label}/${path}`));
  const fresh = drafts.filter(({ file, address }) => address !== undefined && added.has(file));
  return published.old.flatMap((file): [string, string][] => {
    const before = seenBefore(file, content);
    if (!before?.address) return [];
    const now =
      drafts.find((draft) => draft.file === before.file) ??
      fresh.find(({ type, fields }) => type === before.type && fields.title === before.fields.title);
    return now?.address && now.address !== before.address ? [[before.address, now.address]] : [];
  });
}
