import { expect, test } from 'vitest';
import { wholeLines } from '../passages/Range';
import { toLineEdits } from './message';

const lines = ['one', 'two', 'three', 'four'];
const edit = (line: number) => ({ range: wholeLines('a.md', line), text: `${line}\n` });

test('edits of adjacent lines are one, in any order', () => {
  expect(toLineEdits([edit(1), edit(3), edit(2)], () => lines)).toEqual([
    { file: 'a.md', line: 1, endLine: 3, text: '1\n2\n3' },
  ]);
});
