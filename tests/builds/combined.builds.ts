import { posix } from 'node:path';
import { expect, test } from 'vitest';
import { readTables } from '../../pipeline/lint/mistakeTables';
import { seededRandom } from '../../pipeline/media/drawHills';
import { isWhole } from '../isWhole';
import { checkCopy } from '../unit/checkCopy';
import { copyContent } from '../unit/copyContent';
import { changeFiles } from '../unit/mistakes/changeFiles';
import { toMistake } from '../unit/mistakes/readMistakes';

/** Without those that compare with the published version. */
const ROWS = readTables()
  .filter(({ at }) => !at.startsWith('changes/'))
  .map((row) => ({
    ...toMistake(row),
    topic: row.at.slice(0, row.at.indexOf('/')),
    files: [...changeFiles(row.changes).files.keys()],
  }));
type Row = (typeof ROWS)[number];

const isOfSite = ({ topic }: Row) => ['site', 'links', 'pictures'].includes(topic);
/**
 * Whether a rule about the whole site is silent beside this mistake, since the file it breaks cannot be read or holds the facts
 * that it compares with. A field that cannot be read may have the link to a page.
 */
const hides = ({ topic, files, code: cause }: Row, { code, topic: other }: Row) =>
  topic === 'source' ||
  files.includes('business.md') ||
  (topic === 'fields' && code === 'page-unlinked') ||
  // Links to a hidden page are named in the message on it.
  (cause === 'always-needed' && other === 'links');

/** Mistakes of different files, of which none hides what another one is compared with. */
function choose(rows: readonly Row[], count: number, random: () => number): Row[] {
  const chosen: Row[] = [];
  while (chosen.length < count) {
    const row = rows[Math.floor(random() * rows.length)];
    if (row && chosen.every((other) => areApart(row, other))) chosen.push(row);
  }
  return chosen;
}

const areApart = (one: Row, other: Row) =>
  !one.files.some((file) => other.files.includes(file)) &&
  !(isOfSite(one) && hides(other, one)) &&
  !(isOfSite(other) && hides(one, other));

function expectOneEach(rows: readonly Row[]): void {
  const folder = copyContent();
  for (const { make } of rows) make(folder);
  const found = checkCopy(folder).messages.map(
    ({ file, start, ruleId }) => `${file}:${start.line} ${ruleId}`,
  );
  expect(found.sort()).toEqual(
    rows.map(({ file, line, code }) => `${posix.join('content', file)}:${line} ${code}`).sort(),
  );
}

const named = (rows: readonly Row[]) => ({ names: rows.map(({ mistake }) => mistake).join(' + '), rows });

const random = seededRandom(30);
const PAIRS = Array.from({ length: isWhole ? 200 : 40 }, (_each, index) =>
  named(choose(ROWS, 2 + (index % 2), random)),
);

test.each(PAIRS)('as many messages as mistakes: $names', ({ rows }) => expectOneEach(rows));

/** Mistakes that nothing else on the site changes. */
const OWN = ROWS.filter((row) => !isOfSite(row));
const EIGHTS = Array.from({ length: isWhole ? 10 : 3 }, () => named(choose(OWN, 8, random)));

test.each(EIGHTS)('eight messages for eight mistakes in eight files: $names', ({ rows }) =>
  expectOneEach(rows),
);
