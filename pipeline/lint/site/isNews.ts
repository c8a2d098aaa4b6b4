import type { LintedContent as Content } from '../LintedContent';
import { hidingDate } from './hidingDate';
import type { Published } from './Published';
import { seenBefore } from './seenBefore';

/** Whether this change, and not the passing of time, makes a link of a file to a page lead nowhere. */
export type IsNews = (file: string, page: string) => boolean;

/** Without the last version nothing is known to be news. */
export function isNewsIn(content: Content, published?: Published): IsNews {
  if (!published) return () => false;
  const { documents, tree, now } = content;
  const place = (path: string) => `${tree.label}/${path}`;
  const before = new Map(published.old.map((file) => [place(file.path), file]));
  const added = new Set(published.added.map(place));
  const taken = documents.flatMap(({ file, fields, address }) => {
    const old = hidingDate(fields, now) && before.get(file);
    return old && seenBefore(old, content) ? [address] : [];
  });
  const isNewLink = (file: string, page: string) =>
    added.has(file) || before.get(file)?.text.includes(page) === false;
  return (file, page) => taken.includes(page) || isNewLink(file, page);
}
