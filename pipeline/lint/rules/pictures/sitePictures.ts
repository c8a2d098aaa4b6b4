import { memoize } from '../../../model/memoize';
import { type ContentTree, isPicture } from '../../../source/listFolder';
import type { Document } from '../../Document';
import { type Rule, rule, type SiteInput } from '../../rule';
import { listMentions } from '../../site/links/siteLinks';
import { reportFormerPictures } from '../../site/pictures/formerPictures';
import {
  isData,
  type NamedPicture,
  picturesIn,
  plainPath,
  positionIn,
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
  inForm: 'A photo in this text is not on your site. Attach it here.',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A page or a list of descriptions names a picture that is not in the content folder. Check its spelling, with folder, capital letters and ending, or upload it.',
  also: { text: checkDescribedPictures },
  check(input, report) {
    reportFormerPictures(input, report);
    input.forEachDocument((document) => {
      for (const picture of picturesIn(document)) {
        const finding = findMissing(document, picture, input);
        if (finding) report({ ...positionIn(document, picture), actual: picture.raw, ...finding });
      }
    });
  },
});

function findMissing(
  document: Document,
  picture: NamedPicture,
  { documents, tree, formerPictures }: SiteInput,
) {
  const { path, line } = picture;
  if (formerPictures.has(plainPath(path))) return undefined;
  if (isThere(path, tree) || isOutside(path, tree)) return undefined;
  const { reason, expected } = explainMissing(path, tree);
  const encoded = line === undefined ? expected : expected?.replaceAll(' ', '%20');
  const several = expected === undefined ? severalOf(path, documents) : undefined;
  if (!several) return { reason, expected: encoded };
  const [first] = several;
  const isFirst = first?.document === document && first.picture === picture;
  return isFirst
    ? { reason: `${reason} ${several.length} places name it: ${listMentions(several)}.` }
    : undefined;
}

/** From so many places on, the picture is gone, and its name is not misspelled. */
const SEVERAL = 3;

/** Where a picture is named, if it is in several places. */
function severalOf(path: string, documents: readonly Document[]) {
  const found = documents.flatMap((document) =>
    picturesIn(document)
      .filter((picture) => plainPath(picture.path) === plainPath(path))
      .map((picture) => ({ document, picture, position: positionIn(document, picture) })),
  );
  return found.length >= SEVERAL ? found : undefined;
}

/** Files that are no pictures, by their endings, and what to do with them. */
const OTHER_FILES: readonly [RegExp, string][] = [
  [
    /\.(?:mp4|mov|m4v|avi|webm|wmv|mkv)$/i,
    'This is a video, and only a picture can stand here. Name a picture (JPEG, PNG, WebP or AVIF) from the content folder.',
  ],
  [
    /\.(?:pdf|docx?|pages|xlsx?|pptx?|zip)$/i,
    'This is a document, and only a picture can stand here. Name a picture (JPEG, PNG, WebP or AVIF) from the content folder.',
  ],
];

function explainMissing(path: string, tree: ContentTree): { reason: string; expected?: string } {
  const inside = insidePath(path, tree.label);
  const isInside = isThere(inside, tree);
  if (isInside && inside !== path.replaceAll('\\', '/')) {
    const reason = `The path of a picture begins inside the content folder. Write ${inside}.`;
    return { reason, expected: inside };
  }
  const expected = isInside ? inside : nearestPicture(inside, tree.pictures);
  if (tree.others.includes(inside)) {
    const reason = `${inside} is a kind of picture that browsers cannot show. Save it as JPEG (.jpg), upload that and write its path.`;
    return { reason, expected };
  }
  const other = OTHER_FILES.find(([endings]) => endings.test(inside));
  if (other) return { reason: other[1] };
  const missing = `There is no picture ${inside} in the content folder.`;
  if (!expected) return { reason: `${missing} Upload it, or name one that is there.` };
  if (path.includes('\\')) return { reason: `Write / instead of \\ between folders: ${expected}`, expected };
  const isCase = expected !== inside && expected.toLowerCase() === inside.toLowerCase();
  const hint = isCase ? ' Capital and small letters make a difference.' : '';
  return { reason: `${missing} Did you mean ${expected}?${hint}`, expected };
}

const pictureOutside = rule({
  id: 'picture-outside',
  on: 'site',
  about:
    'A page uses a picture from another site or from a computer, or has the picture itself in its text. Upload the picture into images and write its path.',
  check({ tree, forEachDocument }, report) {
    forEachDocument((document) => {
      for (const picture of picturesIn(document)) {
        const { path, raw } = picture;
        if (isThere(path, tree) || !isOutside(path, tree)) continue;
        const reason = isData(path)
          ? 'The picture itself is written out in this text, which makes the page slow.'
          : `“${path}” is outside the content folder.`;
        report({
          ...positionIn(document, picture),
          reason: `${reason} Upload the picture into images and write its path, for example images/name.jpg.`,
          ...(isData(path) ? {} : { actual: raw }),
        });
      }
    });
  },
});

const pictureUndescribed = rule({
  id: 'picture-undescribed',
  inForm: 'Write what this photo shows.',
  on: 'site',
  isCausedElsewhere: true,
  about:
    'A picture has no description. People who cannot see it need one, and so do search engines. Add a line for it to descriptions.md in its folder.',
  check({ tree, descriptions, forEachDocument }, report) {
    const reported = new Set<string>();
    forEachDocument((document) => {
      for (const picture of picturesIn(document)) {
        const path = plainPath(picture.path);
        const isOnlyInGallery = path.startsWith('portfolio/') && document.type !== 'project';
        const needsNone = picture.isDescribed || descriptions.has(path) || isOnlyInGallery;
        if (needsNone || reported.has(path) || !isThere(path, tree)) continue;
        reported.add(path);
        const [, folder, name] = /^(?:(.*)\/)?([^/]+)$/.exec(path) ?? [];
        const reason = `Nothing says what the picture ${path} shows. Add a line to ${folder}/descriptions.md, for example: ${name}: Two people on a ladder in front of a white house`;
        report({ ...positionIn(document, picture), reason, actual: picture.raw });
      }
    });
  },
});

export const pictureRules: readonly Rule[] = [pictureOutside, pictureUndescribed];
