import { dirname } from 'node:path/posix';
import { memoize } from '../../model/memoize';
import { type Range, rangeOfText, startOfFile } from '../../passages/Range';
import { type Document, visitBodyLast } from '../Document';
import { groupBy } from '../lists';
import type { Finding, Report, SiteInput } from '../rule';
import { rangeOfTextLink } from './filePassages';
import { explainOldName } from './links/missingPages';
import { listPlaces } from './links/siteLinks';

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

/** The tabs of the galleries; `photos` is a folder in `portfolio`. */
export const albumsIn = (document: Document) =>
  document.sections
    .filter(({ kind }) => kind === 'gallery')
    .flatMap(({ key, fields }) => {
      const { tabs = [] }: { tabs?: { photos: string }[] } = fields;
      return tabs.map(({ photos }, at) => ({ document, photos, field: `${key}.tabs.${at}.photos` }));
    });

/** One message for each renamed or deleted picture or folder that is still used: at its new path, or at its first use. */
export function reportRemovedPictures(input: SiteInput, report: Report): void {
  const { removedPictures, descriptionsOfRemoved, documents } = input;
  if (removedPictures.size === 0) return;
  const removals = new Map([...removedPictures.keys()].map((path) => [path, removedPath(path, input)]));
  const named = [...documents.flatMap((document) => namedIn(document, input)), ...descriptionsOfRemoved];
  const uses = groupBy(named, ({ path }) => removals.get(path)?.path ?? path);
  for (const [path, removed] of new Map([...removals.values()].map((each) => [each.path, each]))) {
    const ranges = uses.get(path)?.map(({ range }) => range);
    if (ranges) report(explainRemoved(removed, ranges, input));
  }
}

/** The picture; or its folder, if all its pictures are gone and all moved ones are in the same new folder. */
function removedPath(path: string, { removedPictures, tree }: SiteInput) {
  const folder = dirname(path);
  const isThere = tree.pictures.some((each) => dirname(each) === folder);
  const beside = [...removedPictures].filter(([from]) => dirname(from) === folder);
  const [to, ...others] = new Set(beside.map(([, now]) => now && dirname(now)));
  if (isThere || others.length > 0) return { path, to: removedPictures.get(path), isFolder: false };
  return { path: folder, to, isFolder: true };
}

/** Whether this change removes pictures of a folder in `portfolio`. */
export const isRemovedAlbum = (photos: string, { removedPictures }: SiteInput): boolean =>
  [...removedPictures.keys()].some((path) => dirname(path) === `portfolio/${photos}`);

function namedIn(document: Document, input: SiteInput): { path: string; range: Range }[] {
  const pictures = picturesIn(document).filter(({ path }) => input.removedPictures.has(plainPath(path)));
  const albums = albumsIn(document).filter(({ photos }) => isRemovedAlbum(photos, input));
  return [
    ...pictures.map((each) => ({ path: plainPath(each.path), range: rangeOfPicture(each) })),
    ...albums.map((each) => ({ path: `portfolio/${each.photos}`, range: rangeOfText(document, each.field) })),
  ];
}

function explainRemoved(
  { path, to, isFolder }: ReturnType<typeof removedPath>,
  uses: readonly Range[],
  { tree }: SiteInput,
): Finding {
  const kind = isFolder ? 'folder' : 'picture';
  if (to) {
    const list = `${to}/descriptions.md`;
    const first = tree.markdown.includes(list) ? list : tree.pictures.find((each) => dirname(each) === to);
    const says = { what: `This ${kind} was ${path}.`, advice: explainOldName(uses) };
    return { range: startOfFile(`${tree.label}/${isFolder ? first : to}`), ...says };
  }
  const [range = startOfFile(tree.label)] = uses;
  const named = isFolder ? 'pictures of it' : 'it';
  const listOfUses = uses.length > 1 ? ` ${uses.length} places name ${named}: ${listPlaces(uses)}.` : '';
  const what = `This change deletes the ${kind} ${path}, and this line still names ${named}.${listOfUses}`;
  return { range, what, advice: 'Name another picture, or delete the line.' };
}
