import type { ImageValue } from '../../../fields/values';
import { type DocumentOf, documentsOf } from '../../Document';
import { type Former, forEachRepeated, type Rule, rule } from '../../rule';
import { picturesIn, plainPath } from '../../site/pictures/namedPictures';
import { changedLast, isCopy } from '../site/duplicates';

type ProjectDocument = DocumentOf<'project'>;

const photoTwice = rule({
  id: 'photo-twice',
  inForm: 'One photo is twice in this job. Attach each photo once.',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about: 'A photo is twice on the page of a project, or belongs to two projects. Show each photo once.',
  check(input, report) {
    const photos = documentsOf(changedLast(input), 'project').flatMap((document) =>
      photosIn(document).map((photo) => ({ ...photo, document })),
    );
    forEachRepeated(
      photos,
      ({ path }) => path,
      ({ document, path, field }, { document: other }) => {
        const { file } = other;
        if (document !== other && isCopy(document, other)) return;
        const where = file === document.file ? 'twice in this project' : `in ${file} too`;
        const reason = `The photo ${path} appears ${where}. Show each photo once: name another one, or delete the line.`;
        report({ in: document, field, reason, actual: path });
      },
    );
  },
});

function photosIn({ fields: { photos = [], pairs = [] } }: ProjectDocument) {
  const named = (field: string, picture?: ImageValue) =>
    picture ? [{ path: plainPath(picture.path), field }] : [];
  return [
    ...photos.flatMap((photo, index) => named(`photos.${index}`, photo)),
    ...pairs.flatMap(({ before, after }, index) =>
      before.path === after.path
        ? []
        : [
            ...named(`pairs.${index}.before`, before),
            // The photo at the top may be shown again, beside what it was before.
            ...(after.path === photos[0]?.path ? [] : named(`pairs.${index}.after`, after)),
          ],
    ),
  ];
}

const pairSame = rule({
  id: 'pair-same',
  inForm: 'The photos from before and after are the same, or the wrong way round. Check their order.',
  on: 'site',
  about:
    'Before and after are the same picture, or the picture of before is called “after” and the other way round.',
  check: ({ forEachDocument }, report) =>
    forEachDocument((document) => {
      const paths = new Map(picturesIn(document).map(({ path, field = '' }) => [field, path]));
      for (const [field, before] of paths) {
        const after = field.endsWith('.before') && paths.get(field.replace(/before$/, 'after'));
        const found = after && explainPair(before, after);
        if (found) report({ field, ...found });
      }
    }),
});

function explainPair(before: string, after: string): Pick<Former, 'reason' | 'severity'> | undefined {
  if (before === after)
    return { reason: 'Before and after are the same picture. Write the path of the one from before.' };
  const reason = 'By their names, these two pictures are the wrong way round. Swap them.';
  const isSwapped = sideOf(before) === 'after' && sideOf(after) === 'before';
  return isSwapped ? { reason, severity: 'warning' } : undefined;
}

/** The side that a name says first; “before-the-stairs-before-and-after” says both. */
const sideOf = (path: string) => /before|after/i.exec(nameOf(path))?.[0].toLowerCase();

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const projectPictureRules: readonly Rule[] = [photoTwice, pairSame];
