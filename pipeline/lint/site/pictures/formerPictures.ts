import { dirname } from 'node:path/posix';
import { rangeOfField } from '../../../passages/fieldRange';
import { placeIn, type Range } from '../../../passages/Range';
import type { Document } from '../../Document';
import type { Finding } from '../../finding';
import { groupBy } from '../../groupBy';
import type { Report, SiteInput } from '../../rule';
import { explainOldName } from '../links/missingPages';
import { listPlaces } from '../links/siteLinks';
import { albumsIn, picturesIn, plainPath, rangeOfPicture } from './namedPictures';

/** A picture, or a whole folder of them, that this change renames or deletes. */
interface FormerPath {
  path: string;
  to?: string;
  isFolder: boolean;
}

interface Use {
  path: string;
  range: Range;
}

type Uses = [Use, ...Use[]];

/** One message for each renamed or deleted picture or folder that is still named: at its new name, or at its first use. */
export function reportFormerPictures(input: SiteInput, report: Report): void {
  const uses = usesByPath(input);
  for (const former of new Map(
    [...input.formerPictures].map(([path, to]) => pathOf(path, to, input)),
  ).values()) {
    const found = uses.get(former.path);
    if (found) report(former.to ? explainMoved(former, found, input) : explainDeleted(former, found));
  }
}

/** The folder, if it has no pictures any more and those that were moved went to one place. */
function pathOf(path: string, to: string | undefined, input: SiteInput): [string, FormerPath] {
  const folder = dirname(path);
  if (!isGone(folder, input)) return [path, { path, to, isFolder: false }];
  const folders = new Set(
    [...input.formerPictures].flatMap(([from, now]) =>
      dirname(from) === folder ? [now && dirname(now)] : [],
    ),
  );
  const [only] = folders;
  if (folders.size > 1) return [path, { path, to, isFolder: false }];
  return [folder, { path: folder, to: only, isFolder: true }];
}

const isGone = (folder: string, { tree }: SiteInput) =>
  !tree.pictures.some((path) => dirname(path) === folder);

export const isFormerAlbum = (photos: string, input: SiteInput): boolean =>
  [...input.formerPictures.keys()].some((path) => dirname(path) === `portfolio/${photos}`);

/** Where former pictures are still named: by their path, or by that of their folder. */
function usesByPath(input: SiteInput): Map<string, Uses> {
  const { formerPictures, formerDescriptions, documents } = input;
  if (formerPictures.size === 0) return new Map();
  const uses = [...documents.flatMap((document) => namedIn(document, input)), ...formerDescriptions];
  return groupBy(uses, ({ path }) =>
    formerPictures.has(path) ? pathOf(path, formerPictures.get(path), input)[0] : path,
  );
}

/** The former pictures and albums that a document names. */
function namedIn(document: Document, input: SiteInput): Use[] {
  const pictures = picturesIn(document).flatMap((picture) => {
    const path = plainPath(picture.path);
    return input.formerPictures.has(path) ? [{ path, range: rangeOfPicture(document, picture) }] : [];
  });
  const albums = albumsIn(document).filter(({ photos }) => isFormerAlbum(photos, input));
  return [
    ...pictures,
    ...albums.map(({ photos, field }) => ({
      path: `portfolio/${photos}`,
      range: rangeOfField(document.source, field, 0),
    })),
  ];
}

function explainMoved({ path, to = '', isFolder }: FormerPath, uses: Uses, { tree }: SiteInput): Finding {
  const list = `${to}/descriptions.md`;
  const first = tree.markdown.includes(list) ? list : tree.pictures.find((each) => dirname(each) === to);
  const what = `This ${isFolder ? 'folder' : 'picture'} was ${path}.`;
  const range = placeIn(`${tree.label}/${isFolder ? first : to}`);
  return { range, says: { what, advice: explainOldName(places(uses)) } };
}

function explainDeleted({ path, isFolder }: FormerPath, uses: Uses): Finding {
  const [kind, named] = isFolder ? ['folder', 'pictures of it'] : ['picture', 'it'];
  const all = uses.length > 1 ? ` ${uses.length} places name ${named}: ${listPlaces(places(uses))}.` : '';
  const what = `This change deletes the ${kind} ${path}, and this line still names ${named}.${all}`;
  return { range: uses[0].range, says: { what, advice: 'Name another picture, or delete the line.' } };
}

const places = (uses: Uses) => uses.map(({ range: { file, start } }) => ({ file, line: start.line }));
