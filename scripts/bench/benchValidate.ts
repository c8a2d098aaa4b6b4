import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { listContent } from '../../pipeline/source/listFolder';
import { projectPaths } from '../projectPaths';
import { BenchPlace } from './BenchPlace';
import { commandArgs } from './commandArgs';
import { keepFigures } from './figures';
import { type Measured, measure } from './measure';
import { rowOf, tableOf } from './tableOf';

const { values } = parseArgs({
  options: { articles: { type: 'string', default: '10000' }, keep: { type: 'boolean' } },
});
const articles = Number(values.articles);
const linted = join(projectPaths.cache, 'linted');

const validate = (...args: string[]) => measure([...commandArgs('validate'), ...args]);
// The first run after a change of the code packs the command.
await validate();
const sample = await validate();

console.error(`${articles} articles: writing them`);
const place = new BenchPlace(articles);
const { floor, first } = await middleOfThree(async () => {
  rmSync(linted, { recursive: true, force: true });
  const floor = await measure(['--import', 'tsx', 'scripts/bench/floor.ts', place.content, '--front']);
  const first = await validate('--content', place.content);
  console.error(`  floor: ${floor.cpu.toFixed(1)} s of CPU, first check: ${first.cpu.toFixed(1)} s`);
  return { floor, first };
});
place.edit(`blog/advice-${Math.floor(articles / 2)}.md`, /^## What it costs$/m, '## What it costs now');
const edited = await validate('--content', place.content);
place.remove();
rmSync(linted, { recursive: true, force: true });

const rows = [
  rowOf(listContent(projectPaths.content).markdown.length, 'the sample content', sample),
  rowOf(articles, 'floor: read and parse, front matter too', floor),
  rowOf(articles, 'the first check', first, { floor: floor.cpu }),
  rowOf(articles, 'one file changed', edited),
];
console.log(`\n${tableOf(rows)}`);
if (values.keep) keepFigures('validate', rows);

interface Pair {
  floor: Measured;
  first: Measured;
}

/** Ratios of one machine differ by a tenth from run to run. */
async function middleOfThree(work: () => Promise<Pair>): Promise<Pair> {
  const pairs = [await work(), await work(), await work()];
  const ratio = ({ floor, first }: Pair) => first.cpu / floor.cpu;
  const [, middle] = pairs.sort((a, b) => ratio(a) - ratio(b));
  if (!middle) throw new Error('nothing was measured');
  return middle;
}
