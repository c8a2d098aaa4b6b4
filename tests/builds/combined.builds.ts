import { expect, test } from 'vitest';
import { seededRandom } from '../../pipeline/media/drawHills';
import { checkCopy } from '../unit/checkCopy';
import { copyContent } from '../unit/copyContent';
import { changeFiles } from '../unit/mistakes/changeFiles';
import { readTable, tablesIn, toMistake } from '../unit/mistakes/readMistakes';

const FOLDERS = ['fields', 'markdown', 'site', 'source'];
/** Without those that compare with the published version. */
const TABLES = FOLDERS.flatMap(tablesIn).filter((table) => !table.startsWith('site/changes/'));
const ROWS = TABLES.flatMap((table) =>
  readTable(table).map((row) => ({
    ...toMistake(row),
    table,
    files: [...changeFiles(row.places).files.keys()],
  })),
);
type Row = (typeof ROWS)[number];

/** Mistakes of different files. */
function choose(rows: readonly Row[], count: number, random: () => number): Row[] {
  const chosen: Row[] = [];
  while (chosen.length < count) {
    const row = rows[Math.floor(random() * rows.length)];
    if (row && chosen.every(({ files }) => !files.some((file) => row.files.includes(file)))) chosen.push(row);
  }
  return chosen;
}

function expectOneEach(rows: readonly Row[]): void {
  const folder = copyContent();
  for (const { make } of rows) make(folder);
  const found = checkCopy(folder).messages.map(({ file, line, ruleId }) => `${file}:${line} ${ruleId}`);
  expect(found.sort()).toEqual(rows.map(({ file, line, code }) => `content/${file}:${line} ${code}`).sort());
}

const named = (rows: readonly Row[]) => ({ names: rows.map(({ mistake }) => mistake).join(' + '), rows });

const random = seededRandom(30);
const PAIRS = Array.from({ length: 200 }, (_each, index) => named(choose(ROWS, 2 + (index % 2), random)));

test.each(PAIRS)('as many messages as mistakes: $names', ({ rows }) => expectOneEach(rows));

/** Mistakes that nothing else on the site changes. */
const OWN = ROWS.filter(({ table }) => !table.startsWith('site/'));
const EIGHTS = Array.from({ length: 10 }, () => named(choose(OWN, 8, random)));

test.each(EIGHTS)('eight messages for eight mistakes in eight files: $names', ({ rows }) =>
  expectOneEach(rows),
);
