import type { Document } from '../Document';
import type { LintedContent as Content } from '../LintedContent';
import type { Problem } from '../Problem';
import { nearest } from '../suggest';
import { picturesNamed } from './picturesNamed';
import { problemAt, problemOfFile } from './problemAt';

interface Album {
  document: Document;
  photos: string;
  field: string;
}

/** A gallery's album has photographs, and photographs of the portfolio have an album. */
export function checkAlbums(content: Content): Problem[] {
  const albums = content.documents.flatMap(albumsOf);
  const folders = [...new Set(content.tree.pictures.flatMap((path) => folderOf(path) ?? []))];
  const empty = albums.filter(({ photos }) => !folders.includes(photos));
  return empty.length > 0 ? empty.map((album) => noPhotos(album, folders)) : unseen(content, albums);
}

function albumsOf(document: Document): Album[] {
  return document.sections
    .filter(({ kind }) => kind === 'gallery')
    .flatMap(({ key, fields }) =>
      ((fields.tabs ?? []) as { photos: string }[]).map(({ photos }, index) => ({
        document,
        photos,
        field: `${key}.tabs.${index}.photos`,
      })),
    );
}

/** `kitchen` for a photograph that a gallery can show. */
function folderOf(path: string): string | undefined {
  return /^portfolio\/([^/]+)\//.exec(path)?.[1];
}

function noPhotos({ document, photos, field }: Album, folders: readonly string[]): Problem {
  return problemAt(document, field, {
    code: 'album-empty',
    message: `There are no photographs in portfolio/${photos}. ${foldersInWords(folders)}`,
    wrong: photos,
    right: nearest(photos, folders),
  });
}

function foldersInWords(folders: readonly string[]): string {
  if (folders.length === 0) return 'No folder of portfolio has photographs yet.';
  return `The folders with photographs are: ${folders.join(', ')}.`;
}

/** What is uploaded beside the albums, told once for each folder. A gallery that could not be read may have any album. */
function unseen(content: Content, albums: readonly Album[]): Problem[] {
  const { tree, documents } = content;
  const isUnread = (document: Document) =>
    !document.isValid && document.source.lines.some((line) => /^gallery\b/.test(line));
  const [album] = albums;
  if (!album || documents.some(isUnread)) return [];
  const shown = [...new Set(albums.map(({ photos }) => `portfolio/${photos}`))];
  const beside = tree.pictures.filter(
    (path) => path.startsWith('portfolio/') && !shown.includes(path.slice(0, path.lastIndexOf('/'))),
  );
  if (beside.length === 0) return [];
  const named = picturesNamed(content);
  const byFolder = new Map<string, string>();
  for (const path of beside.filter((each) => !named.has(each)).reverse())
    byFolder.set(path.slice(0, path.lastIndexOf('/')), path);
  return [...byFolder].map(([folder, path]) =>
    problemOfFile(
      `${tree.label}/${path}`,
      'photo-unseen',
      `No tab of a gallery shows the folder ${folder}, so nobody would see its photographs. ${wayOut(folder, shown, album.document.file)}`,
      'warning',
    ),
  );
}

function wayOut(folder: string, shown: readonly string[], file: string): string {
  const [, name, deeper] = folder.split('/');
  const meant = nearest(folder, shown) ?? (deeper && shown.find((each) => each === `portfolio/${name}`));
  if (meant) return `Move them to ${meant}.`;
  const move = `Move them to one of these: ${shown.join(', ')}`;
  return name && !deeper
    ? `${move}. Or add a tab with “photos: ${name}” to the gallery in ${file}.`
    : `${move}.`;
}
