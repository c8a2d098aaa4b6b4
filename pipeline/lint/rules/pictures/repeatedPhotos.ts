import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shortPlaceName } from '../../../kinds/places';
import type { ImageValue } from '../../../kinds/values';
import { rangeOfText, rangeOfValue } from '../../../passages/Range';
import { hashOf } from '../../../source/store.mjs';
import { type DocumentOf, documentsOf, isOfType } from '../../Document';
import { forEachRepeated, groupBy } from '../../lists';
import { checkDocuments, rule, type SiteInput, warning } from '../../rule';
import { changedLast, isCopy } from '../../site/copies';
import { picturesIn, plainPath, rangeOfPicture } from '../../site/pictures';

/** The photos of a job, without those that may repeat. */
function photosIn(document: DocumentOf<'project'>) {
  const { photos = [], pairs = [] } = document.fields;
  const named = (field: string, picture: ImageValue) => ({ document, field, path: plainPath(picture.path) });
  const ofPairs = pairs.flatMap(({ before, after }, index) => {
    if (before.path === after.path) return [];
    const first = named(`pairs.${index}.before`, before);
    // The photo at the top of the page may repeat as the “after” of a pair.
    return after.path === photos[0]?.path ? [first] : [first, named(`pairs.${index}.after`, after)];
  });
  return [...photos.map((photo, index) => named(`photos.${index}`, photo)), ...ofPairs];
}

/** The first of `before` and `after` in a file name, which may have both: “before-the-stairs-before-and-after”. */
const sideOf = (path: string) =>
  /before|after/i.exec(path.slice(path.lastIndexOf('/') + 1))?.[0].toLowerCase();

const ATTACH_OTHER = 'Attach another one.';

export const repeatedPhotoRules = [
  warning({
    id: 'photo-twice',
    site(input, report) {
      forEachRepeated(
        documentsOf(changedLast(input), 'project').flatMap(photosIn),
        ({ path }) => path,
        ({ document, path, field }, { document: other }) => {
          const isHere = document === other;
          if (!isHere && isCopy(document, other)) return;
          const what = `One photo is twice ${isHere ? 'in this job' : 'on your site'}.`;
          const also = isHere ? '' : `It is in ${other.file} too. `;
          const advice = `${also}Name another one in place of ${path}, or delete the line.`;
          report({ range: rangeOfText(document, field), what, advice, adviceInForm: ATTACH_OTHER });
        },
      );
    },
  }),
  rule({
    id: 'pair-same',
    site: checkDocuments((document) => {
      const paths = new Map(picturesIn(document).map(({ path, field }) => [field, path]));
      return [...paths].flatMap(([field, before]) => {
        const after = field.endsWith('.before') && paths.get(field.replace(/before$/, 'after'));
        if (!after) return [];
        const isSame = before === after;
        if (!isSame && (sideOf(before) !== 'after' || sideOf(after) !== 'before')) return [];
        const [what, advice] = isSame
          ? ['Before and after are the same picture.', 'Name the one from before.']
          : ['By their names, these two pictures are the wrong way round.', 'Swap them.'];
        const severity = isSame ? 'error' : 'warning';
        return [{ range: rangeOfValue(document, field), what, advice, severity }];
      });
    }),
  }),
];

type ShownPhoto = ReturnType<typeof claimedPhotos>[number];

/** Photos that claim to show a certain job or town: of jobs, and of a town's featured job. */
function claimedPhotos(input: SiteInput) {
  const documents = changedLast(input);
  const areas = new Map(
    documentsOf(documents, 'area').map(({ name, fields }) => [name, shortPlaceName(fields.name)]),
  );
  return documents.flatMap(picturesIn).flatMap((picture) => {
    const { document, field } = picture;
    const isOfArea = document.type === 'area' && /^project\b/.test(field);
    if (!isOfArea && !(isOfType('project')(document) && /^(?:photos|pairs)\./.test(field))) return [];
    const job = isOfArea ? undefined : document.file;
    const town = areas.get(
      isOfType('project')(document) ? (document.fields.town?.name ?? '') : document.name,
    );
    return [{ picture, path: plainPath(picture.path), job, town }];
  });
}

/** By path, a key that equal files share. Only files of equal size are read and hashed. */
function contentKeys(paths: Iterable<string>, root: string): Map<string, string | number> {
  const sized = [...new Set(paths)].map((path) => ({ path, size: statSync(join(root, path)).size }));
  const bySize = groupBy(sized, ({ size }) => size);
  return new Map(
    sized.map(({ path, size }) => [
      path,
      bySize.get(size)?.length === 1 ? size : hashOf(readFileSync(join(root, path))),
    ]),
  );
}

/** Whether the same picture is shown as another job or town. The same path in two jobs is left to `photo-twice`. */
function isShownAsOther(a: ShownPhoto, b: ShownPhoto): boolean {
  if (a.job && b.job && a.job !== b.job) return a.path !== b.path;
  return Boolean(a.town && b.town && a.town !== b.town);
}

export const photoTwoJobs = warning({
  id: 'photo-two-jobs',
  site(input, report) {
    const { pictures, root } = input.tree;
    const known = new Set(pictures);
    const photos = claimedPhotos(input).filter(({ path }) => known.has(path));
    const contents = contentKeys(
      photos.map(({ path }) => path),
      root,
    );
    for (const copies of groupBy(photos, ({ path }) => contents.get(path)).values())
      for (const [index, photo] of copies.entries()) {
        const other = copies.slice(0, index).find((each) => isShownAsOther(each, photo));
        if (!other) continue;
        const { file } = other.picture.document;
        const [what, advice] =
          photo.job && other.job
            ? [
                'This photo is shown with another job already.',
                `It is the photo ${other.path} of ${file}. Show another picture here.`,
              ]
            : [
                `This photo is shown in ${photo.town} here, and in ${other.town} already.`,
                `The other place is in ${file}. Show another picture, or correct the town.`,
              ];
        report({ range: rangeOfPicture(photo.picture), what, advice, adviceInForm: ATTACH_OTHER });
      }
  },
});
