import { dirname } from 'node:path/posix';
import type { Document } from '../../Document';
import type { Former, Report, SiteInput } from '../../rule';
import { explainOldName } from '../links/missingPages';
import { listPlaces, type Mention, type Place, placeOf } from '../links/siteLinks';
import { albumsIn, picturesIn, plainPath, positionIn } from './namedPictures';

/** A picture, or a whole folder of them, that this change renames or deletes. */
interface FormerPath {
  path: string;
  to?: string;
  isFolder: boolean;
}

interface Use extends Place {
  /** Missing for a line of a list of descriptions. */
  mention?: Mention;
}

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
function usesByPath(input: SiteInput): Map<string, Use[]> {
  const uses = new Map<string, Use[]>();
  const add = (path: string, use: Use) => {
    const to = input.formerPictures.get(path);
    const [key] = input.formerPictures.has(path) ? pathOf(path, to, input) : [path];
    uses.set(key, [...(uses.get(key) ?? []), use]);
  };
  if (input.formerPictures.size === 0) return uses;
  for (const document of input.documents)
    for (const { path, position } of namedIn(document, input)) {
      const mention = { document, position };
      add(path, { ...placeOf(mention), mention });
    }
  for (const { path, ...place } of input.formerDescriptions) add(path, place);
  return uses;
}

/** The former pictures and albums that a document names. */
function namedIn(document: Document, input: SiteInput) {
  const pictures = picturesIn(document).map((picture) => ({
    path: plainPath(picture.path),
    position: positionIn(document, picture),
  }));
  const albums = albumsIn(document).filter(({ photos }) => isFormerAlbum(photos, input));
  return [
    ...pictures.filter(({ path }) => input.formerPictures.has(path)),
    ...albums.map(({ photos, field }) => ({ path: `portfolio/${photos}`, position: { field } })),
  ];
}

function explainMoved(
  { path, to = '', isFolder }: FormerPath,
  uses: readonly Use[],
  { tree }: SiteInput,
): Former {
  const list = `${to}/descriptions.md`;
  const first = tree.markdown.includes(list) ? list : tree.pictures.find((each) => dirname(each) === to);
  const what = isFolder ? 'folder' : 'picture';
  return {
    in: `${tree.label}/${isFolder ? first : to}`,
    reason: `This ${what} was ${path}. ${explainOldName(uses)}`,
  };
}

function explainDeleted({ path, isFolder }: FormerPath, uses: readonly Use[]): Former {
  const [first] = uses;
  const [what, named] = isFolder ? ['folder', 'pictures of it'] : ['picture', 'it'];
  const others = uses.length > 1 ? ` ${uses.length} places name ${named}: ${listPlaces(uses)}.` : '';
  const reason = `This change deletes the ${what} ${path}, and this line still names ${named}.${others} Name another picture, or delete the line.`;
  if (!first?.mention) return { in: first?.file, line: first?.line, reason };
  return { in: first.mention.document, ...first.mention.position, reason };
}
