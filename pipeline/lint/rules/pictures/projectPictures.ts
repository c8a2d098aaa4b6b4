import type { ImageValue } from '../../../fields/values';
import { rangeOfField } from '../../../passages/fieldRange';
import { type DocumentOf, documentsOf } from '../../Document';
import type { Finding } from '../../finding';
import { forEachRepeated, type Rule, rule } from '../../rule';
import { changedLast, isCopy } from '../../site/copies';
import { picturesIn, plainPath } from '../../site/pictures/namedPictures';

type ProjectDocument = DocumentOf<'project'>;

const photoTwice = rule({
  id: 'photo-twice',
  severity: 'warning',
  about: 'A photo is twice on the page of a project, or belongs to two projects. Show each photo once.',
  site(input, report) {
    const photos = documentsOf(changedLast(input), 'project').flatMap((document) =>
      photosIn(document).map((photo) => ({ ...photo, document })),
    );
    forEachRepeated(
      photos,
      ({ path }) => path,
      ({ document, path, field }, { document: other }) => {
        const { file } = other;
        if (document !== other && isCopy(document, other)) return;
        const [where, also] =
          document === other ? ['in this job', ''] : ['on your site', `It is in ${file} too. `];
        const what = `One photo is twice ${where}.`;
        const advice = `${also}Name another one in place of ${path}, or delete the line.`;
        const range = rangeOfField(document.source, field, 0);
        report({ range, says: { what, advice, inForm: 'Attach each photo once.' } });
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
  about:
    'Before and after are the same picture, or the picture of before is called “after” and the other way round.',
  site: ({ forEachDocument }, report) =>
    forEachDocument((document) => {
      const paths = new Map(picturesIn(document).map(({ path, field = '' }) => [field, path]));
      for (const [field, before] of paths) {
        const after = field.endsWith('.before') && paths.get(field.replace(/before$/, 'after'));
        const found = after && explainPair(before, after);
        if (found) report({ range: rangeOfField(document.source, field), ...found });
      }
    }),
});

function explainPair(before: string, after: string): Pick<Finding, 'says' | 'severity'> | undefined {
  if (before === after)
    return { says: { what: 'Before and after are the same picture.', advice: 'Name the one from before.' } };
  const isSwapped = sideOf(before) === 'after' && sideOf(after) === 'before';
  if (!isSwapped) return undefined;
  const what = 'By their names, these two pictures are the wrong way round.';
  return { says: { what, advice: 'Swap them.' }, severity: 'warning' };
}

/** The side that a name says first; “before-the-stairs-before-and-after” says both. */
const sideOf = (path: string) => /before|after/i.exec(nameOf(path))?.[0].toLowerCase();

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const projectPictureRules: readonly Rule[] = [photoTwice, pairSame];
