import { expect, test } from 'vitest';
import type { ContentType } from '../../pipeline/model/contentType';
import { contentTypes } from '../../pipeline/model/contentTypes.generated';
import { loadFolder } from '../../pipeline/model/load/loadFolder';
import { knownValues, newFile, siblingsOf } from '../../pipeline/model/newFile/newFile';
import { listContent } from '../../pipeline/source/listFolder';
import { edit as change, copyContent } from './copyContent';
import { filledIn } from './filledIn';
import { goodEdits } from './goodEdits';
import { write } from './mistakes/files';
import { problemsIn } from './problemsIn';

test.each(goodEdits)('says nothing of $edit', ({ file, from, to, make }) => {
  const folder = copyContent();
  if (from !== undefined && to !== undefined) change(folder, file, from, to);
  make?.(folder);
  expect(problemsIn(folder)).toEqual([]);
});

test.each(Object.values<ContentType>(contentTypes).filter(({ folder }) => folder))(
  'says nothing of a new file whose examples are replaced: $name',
  (type) => {
    const folder = copyContent();
    const content = loadFolder(listContent(folder));
    const known = knownValues(content, type);
    const siblings = siblingsOf(content, type);
    const made = newFile(type, {
      title: 'A Dry Cellar in the Old Port',
      today: '2024-03-15',
      known,
      siblings,
    });
    const text = filledIn(made.text).replace('portfolio/drains/drain-1.jpg', 'images/van.jpg');
    write(made.path, text)(folder);
    // Nothing on the plumber's site lists these.
    const unlinked = type.name === 'page' || type.name === 'project' ? ['page-unlinked'] : [];
    expect(problemsIn(folder).map(({ code }) => code)).toEqual(unlinked);
  },
);
