import { expect, test } from 'vitest';
import { checkCopy } from '../checkCopy';
import { copyContent } from '../copyContent';
import { changeFiles } from './changeFiles';
import { readTable, tablesIn, toMistake } from './readMistakes';

const FOLDERS = ['fields', 'markdown', 'site', 'source'];
const ROWS = FOLDERS.flatMap(tablesIn).flatMap((table) =>
  readTable(table).map((row) => ({ ...toMistake(row), files: [...changeFiles(row.places).files.keys()] })),
);

/** Numbers that look random and are the same in each run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Mistakes of different files, the first of each pair a row in turn. */
function choose(count: number, random: () => number) {
  const chosen: (typeof ROWS)[number][] = [];
  while (chosen.length < count) {
    const row = ROWS[Math.floor(random() * ROWS.length)];
    if (row && chosen.every(({ files }) => !files.some((file) => row.files.includes(file)))) chosen.push(row);
  }
  return chosen;
}

const random = seeded(30);
const COMBINED = Array.from({ length: 200 }, (_each, index) => choose(2 + (index % 2), random)).map(
  (rows) => ({
    names: rows.map(({ mistake }) => mistake).join(' + '),
    rows,
  }),
);

test.each(COMBINED)('as many messages as mistakes: $names', ({ rows }) => {
  const folder = copyContent();
  for (const { make } of rows) make(folder);
  const found = checkCopy(folder).messages.map(({ file, line, ruleId }) => `${file}:${line} ${ruleId}`);
  expect(found.sort()).toEqual(rows.map(({ file, line, code }) => `content/${file}:${line} ${code}`).sort());
});
