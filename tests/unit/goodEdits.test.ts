import { expect, test } from 'vitest';
import { edit as change, copyContent } from './copyContent';
import { goodEdits } from './goodEdits';
import { problemsIn } from './problemsIn';

test.each(goodEdits)('says nothing of $edit', ({ file, from, to, make }) => {
  const folder = copyContent();
  if (from !== undefined && to !== undefined) change(folder, file, from, to);
  make?.(folder);
  expect(problemsIn(folder)).toEqual([]);
});
