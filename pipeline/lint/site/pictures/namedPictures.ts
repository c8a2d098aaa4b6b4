import type { ProseValue } from '../../../fields/values';
import { memoize } from '../../../model/memoize';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfField } from '../../../passages/fieldRange';
import { type Range, rangeOnLine } from '../../../passages/Range';
import { type Document, isOfType } from '../../Document';
import type { SiteInput } from '../../rule';
import { passagesIn } from '../filePassages';

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

/** Where the path of a picture stands. */
export function rangeOfPicture(document: Document, { raw, field = '', line }: NamedPicture): Range {
  const { source } = document;
  if (line === undefined) return rangeOfField(source, field, 0);
  const fileLine = source.bodyLine + line - 1;
  const addresses = passagesIn(document).filter(
    ({ text, place, field: own }) => place === 'address' && own === field && text === raw,
  );
  const ranges = addresses.map(({ range }) => range());
  const [first = rangeOfField(source, field)] = ranges;
  if (field !== '') return first;
  return ranges.find(({ start }) => start.line === fileLine) ?? rangeOnLine(source, fileLine);
}

/** The path of the logo that the business names. */
export function namedLogo(documents: readonly Document[]): string | undefined {
  return documents.find(isOfType('business'))?.fields.brand?.logo?.path.replace(/^\//, '');
}

/** The same, if it is in the content folder. */
export function logoIn({ tree, documents }: SiteInput): string | undefined {
  const path = namedLogo(documents);
  return path !== undefined && [...tree.others, ...tree.pictures].includes(path) ? path : undefined;
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
