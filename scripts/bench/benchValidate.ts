import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { listContent } from '../../pipeline/source/listFolder';
import { readOptions } from '../options';
import { projectPaths } from '../projectPaths';
import { BenchCorpus } from './BenchCorpus';
import { type Measured, measure, npmScript } from './measure';
import { keepTable, type WorkRow, workTable } from './tables';

const { values } = readOptions('Measures the check.', { articles: 'N', keep: true });
const articles = Number(values.articles ?? 10_000);
const linted = join(projectPaths.cache, 'linted');

const validate = (...args: string[]) => measure([...npmScript('validate'), ...args]);
// The first run after a change of the code bundles the command.
await validate();
const sample = await validate();

console.error(`${articles} articles: writing them`);
const corpus = new BenchCorpus(articles);
const { floor, first } = await middleOfThree(async () => {
  rmSync(linted, { recursive: true, force: true });
  const floor = await measure(['--import', 'tsx', 'scripts/bench/floor.ts', corpus.content, '--front']);
  const first = await validate('--content', corpus.content);
  console.error(`  floor: ${floor.cpu.toFixed(1)} s of CPU, first check: ${first.cpu.toFixed(1)} s`);
  return { floor, first };
});
corpus.edit(`blog/advice-${Math.floor(articles / 2)}.md`, /^## What it costs$/m, '## What it costs now');
const edited = await validate('--content', corpus.content);
corpus.remove();
rmSync(linted, { recursive: true, force: true });

const rows: WorkRow[] = [
  { articles: listContent(projectPaths.content).markdown.length, what: 'the sample content', ...sample },
  { articles, what: 'floor: read and parse, front matter too', ...floor },
  { articles, what: 'the first check', ...first, floor: floor.cpu },
  { articles, what: 'one file changed', ...edited },
];
console.log(`\n${workTable(rows)}`);
const countRounds = ['--import', 'tsx', 'tests/unit/mistakes/countRounds.ts'];
execFileSync(process.execPath, countRounds, { stdio: 'inherit' });
if (values.keep) keepTable('validate', workTable(rows));

interface Pair {
  floor: Measured;
  first: Measured;
}

/** Ratios on one machine vary by a tenth. */
async function middleOfThree(work: () => Promise<Pair>): Promise<Pair> {
  const pairs = [await work(), await work(), await work()];
  const ratio = ({ floor, first }: Pair) => first.cpu / floor.cpu;
  const [, middle] = pairs.sort((a, b) => ratio(a) - ratio(b));
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
