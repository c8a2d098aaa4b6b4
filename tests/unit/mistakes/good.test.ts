import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readTables } from '../../../pipeline/lint/mistakeTables';
import { copyContent } from '../copyContent';
import { problemsIn } from '../problemsIn';
import { toGoodEdit } from './readMistakes';

const edits = readTables(join(import.meta.dirname, 'good')).map(toGoodEdit);

test.each(edits)('nothing is reported: $edit', ({ make, published }) => {
  const folder = copyContent();
  make(folder);
  expect(problemsIn(folder)).toEqual([]);
  expect(problemsIn(folder, { published })).toEqual([]);
});
