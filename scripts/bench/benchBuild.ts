import { readOptions } from '../options';
import { BenchCorpus } from './BenchCorpus';
import { type Measured, measure } from './measure';
import { keepTable, type WorkRow, workRow, workTable } from './tables';

const { values } = readOptions('Measures builds.', { articles: 'N', keep: true });
const sizes = values.articles ? [Number(values.articles)] : [100, 1_000, 10_000];

const rows: WorkRow[] = [];
for (const articles of sizes) rows.push(...(await measureSize(articles)));
console.log(`\n${workTable(rows)}`);
if (values.keep) keepTable('build', workTable(rows));

async function measureSize(articles: number): Promise<WorkRow[]> {
  console.error(`${articles} articles: writing them`);
  const corpus = new BenchCorpus(articles);
  const floor = await logged('floor', () =>
    measure(['--import', 'tsx', 'scripts/bench/floor.ts', corpus.content]),
  );
  const build = () => measure(corpus.buildArgs);
  const cold = await logged('cold', build);
  const same = await logged('nothing changed', build);
  corpus.edit(`blog/advice-${Math.floor(articles / 2)}.md`, /^## What it costs$/m, '## What it costs now');
  const article = await logged('one article edited', build);
  corpus.copy('blog/advice-0.md', 'blog/news.md');
  corpus.edit('blog/news.md', /^(title|description): /gm, '$1: News, ');
  // The newest article, so that every list moves by one.
  corpus.edit('blog/news.md', /^publishedAt: .*$/m, 'publishedAt: 2025-06-01');
  const added = await logged('one article added', build);
  corpus.edit('business.md', /^tagline: .*$/m, 'tagline: Built to be lived in');
  const business = await logged('one business field edited', build);
  corpus.remove();
  return [
    workRow(articles, 'floor: read and parse', floor),
    workRow(articles, 'cold', cold, { pages: pagesOf(cold), floor: floor.cpu }),
    workRow(articles, 'nothing changed', same, { pages: pagesOf(same) }),
    workRow(articles, 'one article edited', article, { pages: pagesOf(article) }),
    workRow(articles, 'one article added', added, { pages: pagesOf(added) }),
    workRow(articles, 'one business field edited', business, { pages: pagesOf(business) }),
  ];
}

async function logged(what: string, work: () => Promise<Measured>): Promise<Measured> {
  const measured = await work();
  const { wall, cpu, memory } = measured;
  console.error(`  ${what}: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, ${memory.toFixed(0)} MB`);
  return measured;
}

function pagesOf({ output }: Measured): number {
  return Number(/Built (\d+) pages/.exec(output)?.[1]);
}
