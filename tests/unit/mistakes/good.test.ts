import { expect, test } from 'vitest';
import { copyContent } from '../copyContent';
import { problemsIn } from '../problemsIn';
import { readTable, tablesIn, toGoodEdit } from './readMistakes';

const edits = tablesIn('good').flatMap((table) => readTable(table).map(toGoodEdit));

test.each(edits)('nothing is reported: $edit', ({ make, published }) => {
  const folder = copyContent();
  make(folder);
  expect(problemsIn(folder)).toEqual([]);
  expect(problemsIn(folder, { published })).toEqual([]);
});
