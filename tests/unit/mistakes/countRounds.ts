import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Checked, checkFolder, type LatestResults } from '../../../pipeline/lint/lint';
import { fixedWith, writeProposals } from '../../../scripts/check/proposals';
import type { Mistake } from './Mistake';
import { readMistakes } from './readMistakes';

const PLUMBER = join(import.meta.dirname, '..', '..', 'fixtures', 'plumber');
/** More are not followed. */
const MAX_ROUNDS = 5;

const latest: LatestResults = new Map();
const above = mkdtempSync(join(tmpdir(), 'rounds-'));
try {
  const rows = ['fields', 'markdown', 'site', 'source'].flatMap(readMistakes);
  const counted = rows.flatMap((row) => {
    const rounds = countRounds(row);
    return rounds === undefined ? [] : [{ row, rounds }];
  });
  const green = counted
    .map(({ rounds }) => rounds)
    .filter(Number.isFinite)
    .sort((a, b) => a - b);
  const median = green[Math.floor(green.length / 2)];
  console.log(
    `Rounds until green, of ${counted.length} mistakes with a proposal: median ${median}, worst ${green.at(-1)}.`,
  );
  for (const { row, rounds } of counted)
    if (rounds > 2)
      console.log(`  ${Number.isFinite(rounds) ? `${rounds} rounds` : 'never green'}: ${row.mistake}`);
} finally {
  rmSync(above, { recursive: true, force: true });
}

/** How often the first proposal is written until nothing is reported: infinite if that is never; undefined if there is none. */
function countRounds({ make, published }: Mistake): number | undefined {
  const folder = join(above, 'content');
  rmSync(above, { recursive: true, force: true });
  cpSync(PLUMBER, folder, { recursive: true });
  make(folder);
  let checked: Checked = checkFolder(folder, { latest, published });
  let texts: ReadonlyMap<string, string> = new Map();
  if (!checked.plain.some(({ expected }) => expected)) return undefined;
  for (let round = 0; round <= MAX_ROUNDS; round += 1) {
    if (checked.plain.length === 0) return round;
    const message = checked.plain.find(({ expected }) => expected);
    if (!message) break;
    texts = writeProposals(above, fixedWith(message, checked), texts);
    checked = checkFolder(folder, { latest, published, texts });
  }
  return Number.POSITIVE_INFINITY;
}
