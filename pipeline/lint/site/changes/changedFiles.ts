import { memoize } from '../../../model/memoize';
import type { Raw, Source } from '../../../source/Source';
import type { Document } from '../../Document';
import type { SiteInput } from '../../rule';
import { type Published, publishedFiles } from '../links/lastVersion';

type Texts = ReadonlyMap<string, string>;

/** A file that is on the site and has changed since the published version, with its texts before and now. */
export interface ChangedFile {
  document: Document;
  before: Texts;
  now: Texts;
}

/** The files that this change keeps and edits. None where the published version is not known. */
export const changedFiles = ({ documents, published }: SiteInput): readonly ChangedFile[] =>
  published ? filesSince(documents)(published) : [];

const filesSince = memoize((documents: readonly Document[]) =>
  memoize((published: Published): readonly ChangedFile[] => {
    const byPath = new Map(
      documents.map((document) => [document.file.slice(document.file.indexOf('/') + 1), document]),
    );
    return publishedFiles(published).flatMap(({ path, source }) => {
      const document = byPath.get(path);
      const isRead = document && document.source.faults.length === 0;
      return isRead ? [{ document, before: textsIn(source), now: textsIn(document.source) }] : [];
    });
  }),
);

/** Each value of a file as typed, by the path of its field; the text below the fields by an empty path. */
export function textsIn({ values, body }: Pick<Source, 'values' | 'body'>): Map<string, string> {
  const texts = new Map([['', body.trim()]]);
  const add = (value: Raw, path: string): void => {
    if (typeof value === 'string') texts.set(path, value.trim());
    else if (value)
      for (const [name, inner] of Object.entries(value)) add(inner, path === '' ? name : `${path}.${name}`);
  };
  add(values, '');
  return texts;
}
