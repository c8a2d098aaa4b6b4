import { basename, dirname } from 'node:path/posix';
import { memoize } from '../../../model/memoize';
import { rangeOfText, startOfFile } from '../../../passages/Range';
import { type ContentTree, isPicture } from '../../../source/listFolder';
import type { LintedContent } from '../../Document';
import { listMostSimilar } from '../../lists';
import { type Problem, type Report, rule, type SiteInput, warning } from '../../rule';
import { listPlaces, MIN_REPEATED } from '../../site/links/siteLinks';
import {
  albumsIn,
  isData,
  isRemovedAlbum,
  type NamedPicture,
  picturesIn,
  plainPath,
  rangeOfPicture,
  reportRemovedPictures,
} from '../../site/pictures';
import { checkDescribedPictures } from '../../source/descriptions';
import { nearest, nearestPicture } from '../../suggest';

/** All pictures, including misnamed files, which are reported separately. */
const knownPictures = memoize(
  ({ pictures, others }: ContentTree) =>
    new Set([...pictures, ...others.filter(isPicture).map((path) => path.normalize('NFC'))]),
);

const isThere = (path: string, tree: ContentTree) => knownPictures(tree).has(plainPath(path));

/** A path without the folders above the content folder. */
function insidePath(path: string, label: string): string {
  const plain = path.replaceAll('\\', '/').trim();
  const at = `/${plain}`.lastIndexOf(`/${label}/`);
  return (at < 0 ? plain : plain.slice(at + label.length + 1)).replace(/^(?:\.{0,2}\/)+/, '');
}

const isOutside = (path: string, tree: ContentTree) =>
  /^([a-z][a-z\d+.-]*:|\/\/|\\\\)|\.\.[/\\]/i.test(path) && !isThere(insidePath(path, tree.label), tree);

export const pictureMissing = rule({
  id: 'picture-missing',
  site(input, report) {
    reportRemovedPictures(input, report);
    checkNamedPictures(findMissing)(input, report);
  },
  text: checkDescribedPictures,
});

/** A check of all pictures that files name. `find` explains what is wrong with one. */
const checkNamedPictures =
  (find: (picture: NamedPicture, input: SiteInput) => Problem | undefined) =>
  (input: SiteInput, report: Report): void =>
    input.forEachDocument((document) => {
      for (const picture of picturesIn(document)) {
        const problem = find(picture, input);
        if (problem) report({ range: rangeOfPicture(picture), ...problem });
      }
    });

/** Explains a picture that is not there; of one that many places name, only the first of them. */
function findMissing(picture: NamedPicture, { documents, tree, removedPictures }: SiteInput) {
  const { path, index } = picture;
  if (removedPictures.has(plainPath(path)) || isThere(path, tree) || isOutside(path, tree)) return undefined;
  const problem = { ...explainMissing(path, tree), adviceInForm: 'Attach the photo here.' };
  const { expected, advice } = problem;
  // An address in Markdown (`index` is set) has no spaces.
  if (expected !== undefined)
    return { ...problem, expected: index === undefined ? expected : expected.replaceAll(' ', '%20') };
  const uses = documents.flatMap(picturesIn).filter((use) => plainPath(use.path) === plainPath(path));
  if (uses.length < MIN_REPEATED) return problem;
  if (uses[0] !== picture) return undefined;
  const list = listPlaces(uses.map(rangeOfPicture));
  return { ...problem, advice: `${advice} ${uses.length} places name it: ${list}.` };
}

const OTHER_FILES: readonly [RegExp, string][] = [
  [/\.(?:mp4|mov|m4v|avi|webm|wmv|mkv)$/i, 'video'],
  [/\.(?:pdf|docx?|pages|xlsx?|pptx?|zip)$/i, 'document'],
];

function explainMissing(path: string, tree: ContentTree): Problem {
  const inside = insidePath(path, tree.label);
  const what = 'This picture is not on your site.';
  const isInside = isThere(inside, tree);
  if (isInside && inside !== path.replaceAll('\\', '/')) {
    const advice = `The path of a picture begins inside the content folder. Write ${inside}.`;
    return { what, advice, expected: inside };
  }
  const expected = isInside ? inside : nearestPicture(inside, tree.pictures);
  if (tree.others.includes(inside)) {
    const advice = `Save ${inside} as JPEG (.jpg), upload that and write its path.`;
    return { what: 'Browsers cannot show this kind of picture.', advice, expected };
  }
  const [, other] = OTHER_FILES.find(([endings]) => endings.test(inside)) ?? [];
  if (other) {
    const advice = 'Name a picture (JPEG, PNG, WebP or AVIF) from the content folder.';
    return { what: `This is a ${other}, and only a picture can stand here.`, advice };
  }
  const missing = `There is no file ${inside}.`;
  if (!expected) return { what, advice: `${missing} Upload it, or name one that is there.` };
  if (path.includes('\\'))
    return { what, advice: `Write / instead of \\ between folders: ${expected}`, expected };
  const isCase = expected !== inside && expected.toLowerCase() === inside.toLowerCase();
  const hint = isCase ? ' Capital and small letters make a difference.' : '';
  return { what, advice: `${missing} Did you mean ${expected}?${hint}`, expected };
}

export const pictureRules = [
  rule({
    id: 'picture-outside',
    site: checkNamedPictures(({ path }, { tree }) => {
      if (isThere(path, tree) || !isOutside(path, tree)) return undefined;
      const what = isData(path)
        ? 'The picture itself is written out in this text, which makes the page slow.'
        : `“${path}” is outside the content folder.`;
      const advice = 'Upload the picture into images and write its path, for example images/name.jpg.';
      return { what, advice };
    }),
  }),
  rule({
    id: 'picture-undescribed',
    site(input, report) {
      const { tree, descriptions } = input;
      const reported = new Set<string>();
      checkNamedPictures(({ path: named, isDescribed, document }) => {
        const path = plainPath(named);
        const isOnlyInGallery = path.startsWith('portfolio/') && document.type !== 'project';
        const needsNone = isDescribed || descriptions.has(path) || isOnlyInGallery;
        if (needsNone || reported.has(path) || !isThere(path, tree)) return undefined;
        reported.add(path);
        const what = 'Nothing says what this picture shows.';
        const advice = `Add a line to ${dirname(path)}/descriptions.md, for example: ${basename(path)}: Two people on a ladder in front of a white house`;
        return { what, advice, adviceInForm: 'Write it in a few words.' };
      })(input, report);
    },
  }),
];

function albumsOf({ tree, documents }: LintedContent) {
  const folders = new Set(tree.pictures.flatMap((path) => /^portfolio\/([^/]+)\//.exec(path)?.[1] ?? []));
  return { albums: documents.flatMap(albumsIn), folders: [...folders] };
}

const NO_GALLERY =
  'Your site has no gallery yet: add the section “gallery” to a page, as FIELDS.md shows. Or name the photographs in the text of a page.';

function suggestMove(folder: string, shown: readonly string[], file: string): string {
  const [, name] = folder.split('/');
  const expected = nearest(folder, shown);
  if (expected) return `Move them to ${expected}.`;
  const add = name ? ` Or add a tab with “photos: ${name}” to the gallery in ${file}.` : '';
  return `Move them to one of these: ${shown.join(', ')}.${add}`;
}

export const albumRules = [
  rule({
    id: 'album-empty',
    what: 'There are no photographs in portfolio/{photos}.',
    advice: '{known}',
    site(content, report) {
      const { albums, folders } = albumsOf(content);
      for (const { document, photos, field } of albums) {
        if (folders.includes(photos) || isRemovedAlbum(photos, content)) continue;
        const known =
          folders.length === 0
            ? 'No folder of portfolio has photographs yet.'
            : `The folders with photographs are: ${listMostSimilar(photos, folders, 'portfolio')}.`;
        const range = rangeOfText(document, field);
        report({ range, data: { photos, known }, expected: nearest(photos, folders) });
      }
    },
  }),
  warning({
    id: 'photo-unseen',
    what: 'No gallery on your site shows the photographs in {folder}, so visitors would not see them.',
    advice: '{advice}',
    site(content, report) {
      const { tree, documents } = content;
      const { albums, folders } = albumsOf(content);
      const [album] = albums;
      // A broken page may have a gallery, and one with a misspelled folder may show them.
      const isClear = albums.every(({ photos }) => folders.includes(photos));
      if (!isClear || documents.some(({ broken }) => broken.length > 0)) return;
      const albumFolders = [...new Set(albums.map(({ photos }) => `portfolio/${photos}`))];
      const namedPictures = new Set([
        ...content.removedPictures.values(),
        ...documents.flatMap((each) => picturesIn(each).map(({ path }) => plainPath(path))),
      ]);
      const unseen = tree.pictures.filter(
        (path) =>
          path.startsWith('portfolio/') && !albumFolders.includes(dirname(path)) && !namedPictures.has(path),
      );
      const firstInFolder = new Map(unseen.reverse().map((path) => [dirname(path), path]));
      for (const [folder, path] of firstInFolder) {
        const advice = album ? suggestMove(folder, albumFolders, album.document.file) : NO_GALLERY;
        report({ range: startOfFile(`${tree.label}/${path}`), data: { folder, advice } });
      }
    },
  }),
];
