import type { ImageValue } from '../../../fields/values';
import { type DocumentOf, documentsOf } from '../../Document';
import { type Finding, forEachRepeated, type Rule, rule } from '../../rule';
import { picturesIn, plainPath } from '../../site/pictures/namedPictures';
import { changedLast, isCopy } from '../site/duplicates';
import { webp } from './pictureFiles';

const FILE = 'projects/cellar-drain.md';

type ProjectDocument = DocumentOf<'project'>;

const photoTwice = rule({
  id: 'photo-twice',
  inForm: 'One photo is twice in this job. Attach each photo once.',
  on: 'site',
  severity: 'warning',
  isCausedElsewhere: true,
  about: 'A photo is twice on the page of a project, or belongs to two projects. Show each photo once.',
  examples: [
    {
      file: FILE,
      wrong: '  - portfolio/drains/drain-1.jpg\n  - portfolio/drains/drain-1.jpg\n',
      right: '  - portfolio/drains/drain-1.jpg\n',
    },
    {
      file: FILE,
      wrong: `  - images/sink.jpg\n${pairExample('van.jpg', 'sink.jpg')}review:`,
      right: `${pairExample('van.jpg', 'sink.jpg')}review:`,
      replace: 'review:',
    },
  ],
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
  examples: [
    {
      file: FILE,
      wrong: `${pairExample('sink.jpg', 'sink.jpg')}review:`,
      right: `${pairExample('van.jpg', 'sink.jpg')}review:`,
      replace: 'review:',
    },
    { wrong: namedPictures('1-after', '1-before'), right: namedPictures('1-before', '1-after') },
  ],
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

function explainPair(before: string, after: string): Pick<Finding, 'reason' | 'severity'> | undefined {
  if (before === after)
    return { reason: 'Before and after are the same picture. Write the path of the one from before.' };
  const reason = 'By their names, these two pictures are the wrong way round. Swap them.';
  const isSwapped = sideOf(before) === 'after' && sideOf(after) === 'before';
  return isSwapped ? { reason, severity: 'warning' } : undefined;
}

/** The side that a name says first; “before-the-stairs-before-and-after” says both. */
const sideOf = (path: string) => /before|after/i.exec(nameOf(path))?.[0].toLowerCase();

function pairExample(before: string, after: string): string {
  return `pairs:\n  - title: Under the sink\n    before: images/${before}\n    after: images/${after}\n`;
}

function namedPictures(before: string, after: string) {
  return {
    'images/1-before.webp': webp('\0\x07\0\0\x06\0'),
    'images/1-after.webp': webp('\0\x07\0\0\x05\0'),
    'images/descriptions.md': {
      replace: 'sink.jpg:',
      by: '1-before.webp: A rusty drain\n1-after.webp: A copper drain\nsink.jpg:',
    },
    [FILE]: { replace: 'review:', by: `${pairExample(`${before}.webp`, `${after}.webp`)}review:` },
  };
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

export const projectPictureRules: readonly Rule[] = [photoTwice, pairSame];
