import { readOptions } from '../options';
import { BenchCorpus } from './BenchCorpus';
import { type Measured, measure, npmScript } from './measure';
import { keepTable, type WorkRow, workTable } from './tables';

const { values } = readOptions('Measures builds.', { articles: 'N', keep: true });
const sizes = values.articles ? [Number(values.articles)] : [100, 1_000, 10_000];

// Makes all sizes of the pictures, which no row is to include.
await measure(npmScript('build'));
const rows: WorkRow[] = [];
for (const articles of sizes) await measureSize(articles);
console.log(`\n${workTable(rows)}`);
if (values.keep) keepTable('build', workTable(rows));

async function measureSize(articles: number): Promise<void> {
  console.error(`${articles} articles: writing them`);
  const corpus = new BenchCorpus(articles);
  const floorArgs = ['--import', 'tsx', 'scripts/bench/floor.ts', corpus.content];
  const { cpu: floor } = await addRow({ articles, what: 'floor: read and parse' }, floorArgs);
  const build = (what: string, more = {}) => addRow({ articles, what, ...more }, corpus.buildArgs);
  await build('cold', { floor });
  await build('nothing changed');
  corpus.edit(`blog/advice-${Math.floor(articles / 2)}.md`, /^## What it costs$/m, '## What it costs now');
  await build('one article edited');
  corpus.copy('blog/advice-0.md', 'blog/news.md');
  corpus.edit('blog/news.md', /^(title|description): /gm, '$1: News, ');
  // The newest article, so that every list moves by one.
  corpus.edit('blog/news.md', /^publishedAt: .*$/m, 'publishedAt: 2025-06-01');
  await build('one article added');
  corpus.edit('business.md', /^tagline: .*$/m, 'tagline: Built to be lived in');
  await build('one business field edited');
  corpus.remove();
}

async function addRow(
  row: Pick<WorkRow, 'articles' | 'what' | 'floor'>,
  args: readonly string[],
): Promise<Measured> {
  const measured = await measure(args);
  const { wall, cpu, memory, output } = measured;
  console.error(`  ${row.what}: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, ${memory.toFixed(0)} MB`);
  const [, pages] = /Built (\d+) pages/.exec(output) ?? [];
  rows.push({ ...row, ...measured, ...(pages && { pages: Number(pages) }) });
  return measured;
}
