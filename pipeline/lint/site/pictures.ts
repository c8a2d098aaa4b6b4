import { memoize } from '../../model/memoize';
import { type Range, rangeOfText } from '../../passages/Range';
import { type Document, visitBodyLast } from '../Document';
import type { SiteInput } from '../rule';
import { rangeOfTextLink } from './filePassages';

/** A picture in a field or in a Markdown text. */
export interface NamedPicture {
  document: Document;
  path: string;
  isDescribed?: boolean;
  /** Empty in the body. */
  field: string;
  /** The index in the `notes` of its Markdown text; missing for a field. */
  index?: number;
}

export const picturesIn = memoize((document: Document): NamedPicture[] => {
  const found: NamedPicture[] = [];
  visitBodyLast(document, {
    image: ({ path }, field) => found.push({ document, path, field }),
    prose: ({ notes }, field) => {
      for (const [index, note] of notes.entries()) {
        const { type, url: path } = note;
        if (type === 'image' && path !== '')
          found.push({ document, path, isDescribed: note.alt !== '', field, index });
        if (type === 'definition' && isData(path)) found.push({ document, path, field, index });
      }
    },
  });
  return found;
});

/** The path of a picture, relative to the content folder. */
export const plainPath = (path: string): string => path.replace(/^\//, '');

/** Whether the address is a picture itself, and not a path. */
export const isData = (path: string) => path.startsWith('data:');

/** The range of the path where a picture is named. */
export const rangeOfPicture = ({ document, field, index }: NamedPicture): Range =>
  index === undefined ? rangeOfText(document, field) : rangeOfTextLink(document, field, index);

/** The path of the logo in business.md. */
export const namedLogo = ({ business }: SiteInput): string | undefined =>
  business?.fields.brand?.logo && plainPath(business.fields.brand.logo.path);

/** The path of the logo, if it is in the content folder. */
export const logoIn = (input: SiteInput): string | undefined =>
  [...input.tree.others, ...input.tree.pictures].find((path) => path === namedLogo(input));
