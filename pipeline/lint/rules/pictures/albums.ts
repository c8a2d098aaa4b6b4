import { rangeOfField } from '../../../passages/fieldRange';
import { placeIn } from '../../../passages/Range';
import type { Document, LintedContent } from '../../Document';
import { write } from '../../finding';
import { type Rule, rule } from '../../rule';
import { isFormerAlbum } from '../../site/pictures/formerPictures';
import { albumsIn, picturesIn, plainPath } from '../../site/pictures/namedPictures';
import { listLike, nearest } from '../../suggest';

/** The albums of all galleries, and the folders below portfolio that have photographs. */
function albumsOf({ tree, documents }: LintedContent) {
  const folders = new Set(tree.pictures.flatMap((path) => /^portfolio\/([^/]+)\//.exec(path)?.[1] ?? []));
  return { albums: documents.flatMap(albumsIn), folders: [...folders] };
}

const albumEmpty = rule({
  id: 'album-empty',
  what: 'There are no photographs in portfolio/{photos}.',
  advice: '{known}',
  about:
    'A tab of a gallery names a folder of portfolio that has no photographs. Write the name of one that has some, or upload photographs into it.',
  site(content, report) {
    const { albums, folders } = albumsOf(content);
    for (const { document, photos, field } of albums) {
      if (folders.includes(photos) || isFormerAlbum(photos, content)) continue;
      const known =
        folders.length === 0
          ? 'No folder of portfolio has photographs yet.'
          : `The folders with photographs are: ${listLike(photos, folders, 'portfolio')}.`;
      const range = rangeOfField(document.source, field, 0);
      const expected = nearest(photos, folders);
      report({ range, data: { photos, known }, ...(expected && { fix: write(range, expected) }) });
    }
  },
});

const photoUnseen = rule({
  id: 'photo-unseen',
  severity: 'warning',
  what: 'No tab of a gallery shows the folder {folder}, so nobody would see its photographs.',
  advice: '{advice}',
  about:
    'Photographs are in a folder of portfolio that no gallery shows. Move them to a folder that one shows, or add a tab for their folder.',
  site(content, report) {
    const { tree, documents } = content;
    const { albums, folders } = albumsOf(content);
    const [album] = albums;
    // A misspelled or unreadable gallery may be the one that shows them.
    const isClear =
      albums.every(({ photos }) => folders.includes(photos)) && !documents.some(isUnreadGallery);
    if (!album || !isClear) return;
    const shown = [...new Set(albums.map(({ photos }) => `portfolio/${photos}`))];
    const renamed = new Set(content.formerPictures.values());
    const unseen = tree.pictures.filter(
      (path) => path.startsWith('portfolio/') && !shown.includes(folderOf(path)) && !renamed.has(path),
    );
    if (unseen.length === 0) return;
    const named = new Set(documents.flatMap((each) => picturesIn(each).map(({ path }) => plainPath(path))));
    const firsts = new Map(
      unseen
        .filter((path) => !named.has(path))
        .reverse()
        .map((path) => [folderOf(path), path]),
    );
    for (const [folder, path] of firsts)
      report({
        range: placeIn(`${tree.label}/${path}`),
        data: { folder, advice: suggestMove(folder, shown, album.document.file) },
      });
  },
});

const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const isUnreadGallery = (document: Document) =>
  document.uncertain.some((name) => name === '' || /^gallery\b/.test(name)) &&
  document.source.lines.some((line) => /^ +photos: +\S/.test(line));

function suggestMove(folder: string, shown: readonly string[], file: string): string {
  const [, name, deeper] = folder.split('/');
  const expected = nearest(folder, shown) ?? (deeper && shown.find((each) => each === `portfolio/${name}`));
  if (expected) return `Move them to ${expected}.`;
  const move = `Move them to one of these: ${shown.join(', ')}`;
  return name && !deeper
    ? `${move}. Or add a tab with “photos: ${name}” to the gallery in ${file}.`
    : `${move}.`;
}

export const albumRules: readonly Rule[] = [albumEmpty, photoUnseen];
