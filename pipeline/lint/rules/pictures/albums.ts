import { dirname } from 'node:path/posix';
import { placeIn } from '../../../passages/Range';
import { type Document, type LintedContent, rangeAt } from '../../Document';
import { write } from '../../finding';
import { type Rule, siteRule, siteWarning } from '../../rule';
import { albumsIn, isFormerAlbum, picturesIn, plainPath } from '../../site/pictures';
import { listLike, nearest } from '../../suggest';

/** The albums of all galleries, and the folders below portfolio that have photographs. */
function albumsOf({ tree, documents }: LintedContent) {
  const folders = new Set(tree.pictures.flatMap((path) => /^portfolio\/([^/]+)\//.exec(path)?.[1] ?? []));
  return { albums: documents.flatMap(albumsIn), folders: [...folders] };
}

const isUnreadGallery = (document: Document) =>
  document.uncertain.some((name) => name === '' || /^gallery\b/.test(name)) &&
  document.source.lines.some((line) => /^ +photos: +\S/.test(line));

function suggestMove(folder: string, shown: readonly string[], file: string): string {
  const [, name, deeper] = folder.split('/');
  const expected = nearest(folder, shown) ?? (deeper && shown.find((each) => each === `portfolio/${name}`));
  if (expected) return `Move them to ${expected}.`;
  const add = name && !deeper ? ` Or add a tab with “photos: ${name}” to the gallery in ${file}.` : '';
  return `Move them to one of these: ${shown.join(', ')}.${add}`;
}

export const albumRules: readonly Rule[] = [
  siteRule({
    id: 'album-empty',
    isCausedElsewhere: true,
    what: 'There are no photographs in portfolio/{photos}.',
    advice: '{known}',
    about:
      'A tab of a gallery names a folder of portfolio that has no photographs. Write the name of one that has some, or upload photographs into it.',
    check(content, report) {
      const { albums, folders } = albumsOf(content);
      for (const { document, photos, field } of albums) {
        if (folders.includes(photos) || isFormerAlbum(photos, content)) continue;
        const known =
          folders.length === 0
            ? 'No folder of portfolio has photographs yet.'
            : `The folders with photographs are: ${listLike(photos, folders, 'portfolio')}.`;
        const range = rangeAt(document, field, 0);
        report({ range, data: { photos, known }, fix: write(range, nearest(photos, folders)) });
      }
    },
  }),
  siteWarning({
    id: 'photo-unseen',
    isCausedElsewhere: true,
    what: 'No tab of a gallery shows the folder {folder}, so nobody would see its photographs.',
    advice: '{advice}',
    about:
      'Photographs are in a folder of portfolio that no gallery shows. Move them to a folder that one shows, or add a tab for their folder.',
    check(content, report) {
      const { tree, documents } = content;
      const { albums, folders } = albumsOf(content);
      const [album] = albums;
      // A misspelled or unreadable gallery may be the one that shows them.
      const isClear =
        albums.every(({ photos }) => folders.includes(photos)) && !documents.some(isUnreadGallery);
      if (!album || !isClear) return;
      const shown = [...new Set(albums.map(({ photos }) => `portfolio/${photos}`))];
      const known = new Set([
        ...content.formerPictures.values(),
        ...documents.flatMap((each) => picturesIn(each).map(({ path }) => plainPath(path))),
      ]);
      const unseen = tree.pictures.filter(
        (path) => path.startsWith('portfolio/') && !shown.includes(dirname(path)) && !known.has(path),
      );
      const firsts = new Map(unseen.reverse().map((path) => [dirname(path), path]));
      for (const [folder, path] of firsts) {
        const advice = suggestMove(folder, shown, album.document.file);
        report({ range: placeIn(`${tree.label}/${path}`), data: { folder, advice } });
      }
    },
  }),
];
