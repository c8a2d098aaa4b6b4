import type { ProseValue } from '../../../fields/values';
import { memoize } from '../../../model/memoize';
import { visitEntry } from '../../../model/visitEntry';
import type { Document } from '../../Document';
import type { Mention } from '../links/siteLinks';

export interface NamedPicture {
  path: string;
  /** As typed: in a text, a space is `%20`. */
  raw: string;
  isDescribed?: boolean;
  /** Missing for the body of the file. */
  field?: string;
  line?: number;
}

export const picturesIn = memoize((document: Document): NamedPicture[] => {
  const found: NamedPicture[] = [];
  const addText = ({ notes }: ProseValue, field?: string) => {
    for (const note of notes) {
      const { type, url, line } = note;
      if (type === 'image' && url !== '')
        found.push({ path: url, raw: note.typed ?? url, isDescribed: note.alt !== '', field, line });
      if (type === 'definition' && isData(url)) found.push({ path: url, raw: url, field, line });
    }
  };
  visitEntry(document, {
    image: ({ path }, field) => found.push({ path, raw: path, field }),
    prose: (text, field) => text !== document.body && addText(text, field),
  });
  if (document.body) addText(document.body);
  return found;
});

/** The path of a picture from inside the content folder. */
export const plainPath = (path: string): string => path.replace(/^\//, '');

export const isData = (path: string) => path.startsWith('data:');

export function positionIn(document: Document, { field, line = 1 }: NamedPicture): Mention['position'] {
  return field === undefined ? { line: document.source.bodyLine + line - 1 } : { field };
}

interface Album {
  document: Document;
  /** The folder below portfolio. */
  photos: string;
  field: string;
}

interface Gallery {
  tabs?: { photos: string }[];
}

export function albumsIn(document: Document): Album[] {
  return document.sections
    .filter(({ kind }) => kind === 'gallery')
    .flatMap(({ key, fields }) => {
      const { tabs = [] }: Gallery = fields;
      return tabs.map(({ photos }, at) => ({ document, photos, field: `${key}.tabs.${at}.photos` }));
    });
}
