import { basename, dirname } from 'node:path/posix';
import { memoize } from '../../../model/memoize';
import { type ContentTree, isPicture } from '../../../source/listFolder';
import type { Document } from '../../Document';
import { type Finding, type Words, write } from '../../finding';
import { type Rule, rule, type SiteInput } from '../../rule';
import { listPlaces } from '../../site/links/siteLinks';
import { reportFormerPictures } from '../../site/pictures/formerPictures';
import {
  isData,
  type NamedPicture,
  picturesIn,
  plainPath,
  rangeOfPicture,
} from '../../site/pictures/namedPictures';
import { checkDescribedPictures } from '../../source/descriptions';
import { nearestPicture } from '../../suggest';

/** With those whose files have a name that is reported. */
const knownPictures = memoize(
  ({ pictures, others }: ContentTree) =>
    new Set([...pictures, ...others.filter(isPicture).map((path) => path.normalize('NFC'))]),
);

const isThere = (path: string, tree: ContentTree) => knownPictures(tree).has(plainPath(path));

/** A path without the folders above the content folder, on GitHub or on a computer. */
function insidePath(path: string, label: string): string {
  const plain = path.replaceAll('\\', '/').trim();
  const at = `/${plain}`.lastIndexOf(`/${label}/`);
  return (at < 0 ? plain : plain.slice(at + label.length + 1)).replace(/^(?:\.{0,2}\/)+/, '');
}

const OUTSIDE = /^([a-z][a-z\d+.-]*:|\/\/|\\\\)|\.\.[/\\]/i;

const isOutside = (path: string, tree: ContentTree) =>
  OUTSIDE.test(path) && !isThere(insidePath(path, tree.label), tree);

export const pictureMissing = rule({
  id: 'picture-missing',
  about:
    'A page or a list of descriptions names a picture that is not in the content folder. Check its spelling, with folder, capital letters and ending, or upload it.',
  site(input, report) {
    reportFormerPictures(input, report);
    input.forEachDocument((document) => {
      for (const picture of picturesIn(document)) {
        const finding = findMissing(document, picture, input);
        if (finding) report({ range: rangeOfPicture(document, picture), ...finding });
      }
    });
  },
  text: checkDescribedPictures,
});

function findMissing(
  document: Document,
  picture: NamedPicture,
  { documents, tree, formerPictures }: SiteInput,
): Omit<Finding, 'range'> | undefined {
  const { path, line } = picture;
  if (formerPictures.has(plainPath(path)) || isThere(path, tree) || isOutside(path, tree)) return undefined;
  const { expected, ...says } = { ...explainMissing(path, tree), inForm: 'Attach it here.' };
  if (expected !== undefined) {
    const text = line === undefined ? expected : expected.replaceAll(' ', '%20');
    return { says, fix: write(rangeOfPicture(document, picture), text) };
  }
  const uses = documents.flatMap((each) =>
    picturesIn(each).flatMap((use) =>
      plainPath(use.path) === plainPath(path) ? [{ document: each, picture: use }] : [],
    ),
  );
  if (uses.length < SEVERAL) return { says };
  const [first] = uses;
  if (first?.document !== document || first.picture !== picture) return undefined;
  const places = uses.map((use) => rangeOfPicture(use.document, use.picture));
  const list = listPlaces(places.map(({ file, start }) => ({ file, line: start.line })));
  return { says: { ...says, advice: `${says.advice} ${uses.length} places name it: ${list}.` } };
}

/** From so many places on, the picture is gone, and its name is not misspelled. */
const SEVERAL = 3;

/** Files that are no pictures, by their endings. */
const OTHER_FILES: readonly [RegExp, string][] = [
  [/\.(?:mp4|mov|m4v|avi|webm|wmv|mkv)$/i, 'This is a video, and only a picture can stand here.'],
  [/\.(?:pdf|docx?|pages|xlsx?|pptx?|zip)$/i, 'This is a document, and only a picture can stand here.'],
];

function explainMissing(path: string, tree: ContentTree): Words & { expected?: string } {
  const inside = insidePath(path, tree.label);
  const what = 'This picture is not on your site.';
  const isInside = isThere(inside, tree);
  if (isInside && inside !== path.replaceAll('\\', '/')) {
    const advice = `The path of a picture begins inside the content folder. Write ${inside}.`;
    return { what, advice, expected: inside };
  }
  const expected = isInside ? inside : nearestPicture(inside, tree.pictures);
  if (tree.others.includes(inside))
    return {
      what: 'Browsers cannot show this kind of picture.',
      advice: `Save ${inside} as JPEG (.jpg), upload that and write its path.`,
      expected,
    };
  const other = OTHER_FILES.find(([endings]) => endings.test(inside));
  if (other)
    return {
      what: other[1],
      advice: 'Name a picture (JPEG, PNG, WebP or AVIF) from the content folder.',
    };
  const missing = `There is no file ${inside}.`;
  if (!expected) return { what, advice: `${missing} Upload it, or name one that is there.` };
  if (path.includes('\\'))
    return { what, advice: `Write / instead of \\ between folders: ${expected}`, expected };
  const isCase = expected !== inside && expected.toLowerCase() === inside.toLowerCase();
  const hint = isCase ? ' Capital and small letters make a difference.' : '';
  return { what, advice: `${missing} Did you mean ${expected}?${hint}`, expected };
}

const pictureOutside = rule({
  id: 'picture-outside',
  what: '{what}',
  advice: 'Upload the picture into images and write its path, for example images/name.jpg.',
  about:
    'A page uses a picture from another site or from a computer, or has the picture itself in its text. Upload the picture into images and write its path.',
  site({ tree, forEachDocument }, report) {
    forEachDocument((document) => {
      for (const picture of picturesIn(document)) {
        const { path } = picture;
        if (isThere(path, tree) || !isOutside(path, tree)) continue;
        const what = isData(path)
          ? 'The picture itself is written out in this text, which makes the page slow.'
          : `“${path}” is outside the content folder.`;
        report({ range: rangeOfPicture(document, picture), data: { what } });
      }
    });
  },
});

const pictureUndescribed = rule({
  id: 'picture-undescribed',
  what: 'Nothing says what this picture shows.',
  advice:
    'Add a line to {folder}/descriptions.md, for example: {name}: Two people on a ladder in front of a white house',
  inForm: 'Write it in a few words.',
  about:
    'A picture has no description. People who cannot see it need one, and so do search engines. Add a line for it to descriptions.md in its folder.',
  site({ tree, descriptions, forEachDocument }, report) {
    const reported = new Set<string>();
    forEachDocument((document) => {
      for (const picture of picturesIn(document)) {
        const path = plainPath(picture.path);
        const isOnlyInGallery = path.startsWith('portfolio/') && document.type !== 'project';
        const needsNone = picture.isDescribed || descriptions.has(path) || isOnlyInGallery;
        if (needsNone || reported.has(path) || !isThere(path, tree)) continue;
        reported.add(path);
        const data = { folder: dirname(path), name: basename(path) };
        report({ range: rangeOfPicture(document, picture), data });
      }
    });
  },
});

export const pictureRules: readonly Rule[] = [pictureOutside, pictureUndescribed];
