import { expect, test } from 'vitest';
import { seededRandom } from '../../../scripts/bench/sampleArticle';
import { checkCopy } from '../checkCopy';
import { copyContent, edit } from '../copyContent';
import { changeFiles } from './changeFiles';
import { readTable, tablesIn, toMistake } from './readMistakes';

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

/** Two mistakes on one line: one message where the first must be put right before the other can be read, or else two. */
const ON_ONE_LINE: [what: string, file: string, change: [from: string, to: string], rules: string[]][] = [
  ['an arrow and a page', 'pages/thank-you.md', ['start -> /', 'start => /contct'], ['link-shape']],
  ['a page and a place', 'pages/thank-you.md', ['start -> /', 'start -> /contct#x'], ['link-broken']],
  ['a sign and a page', 'pages/thank-you.md', ['the start -> /', '*the* start -> /contct'], ['field-signs']],
  [
    'a fact and a page',
    'pages/thank-you.md',
    ['the start -> /', '{fone} -> /contct'],
    ['fact-unknown', 'link-broken'],
  ],
  [
    'two facts of a text',
    'pages/contact.md',
    ['usually', '{fone} {adress}'],
    ['fact-unknown', 'fact-unknown'],
  ],
  [
    'a page and a fact of a text',
    'pages/contact.md',
    ['usually', '[a](/x1) {fone}'],
    ['link-broken', 'fact-unknown'],
  ],
  ['a page and a tag of a text', 'pages/contact.md', ['usually', '[a](/x1) <b>b</b>'], ['html']],
  ['a name and its value', 'reviews/ines-morel.md', ['rating: 5', 'ratng: 6'], ['unknown-name']],
  ['a hyphen and a value', 'reviews/ines-morel.md', ['rating: 5', '- rating: six'], ['list-sign']],
];

test.each(ON_ONE_LINE)('of two mistakes on one line: %s', (_what, file, [from, to], rules) => {
  const folder = copyContent();
  edit(folder, file, from, to);
  expect(checkCopy(folder).messages.map(({ ruleId }) => ruleId)).toEqual(rules);
});
