import { parseArgs } from 'node:util';
import { BenchPlace } from './BenchPlace';
import { keepFigures } from './figures';
import { type Measured, measure } from './measure';
import { type Row, rowOf, tableOf } from './tableOf';

const { values } = parseArgs({ options: { articles: { type: 'string' }, keep: { type: 'boolean' } } });
const sizes = values.articles ? [Number(values.articles)] : [100, 1_000, 10_000];

const rows: Row[] = [];
for (const articles of sizes) rows.push(...(await measureSize(articles)));
console.log(`\n${tableOf(rows)}`);
if (values.keep) keepFigures('build', rows);

async function measureSize(articles: number): Promise<Row[]> {
  console.error(`${articles} articles: writing them`);
  const place = new BenchPlace(articles);
  const floor = await logged('floor', () =>
    measure(['--import', 'tsx', 'scripts/bench/floor.ts', place.content]),
  );
  const build = () => measure(place.buildArgs);
  const cold = await logged('cold', build);
  const same = await logged('nothing changed', build);
  place.edit(`blog/advice-${Math.floor(articles / 2)}.md`, /^## What it costs$/m, '## What it costs now');
  const article = await logged('one article edited', build);
  place.copy('blog/advice-0.md', 'blog/news.md');
  place.edit('blog/news.md', /^(title|description): /gm, '$1: News, ');
  // The newest of all: every list of articles moves on by one.
  place.edit('blog/news.md', /^publishedAt: .*$/m, 'publishedAt: 2025-06-01');
  const added = await logged('one article added', build);
  place.edit('business.md', /^tagline: .*$/m, 'tagline: Built to be lived in');
  const business = await logged('one business field edited', build);
  place.remove();
  return [
    rowOf(articles, 'floor: read and parse', floor),
    rowOf(articles, 'cold', cold, { pages: pagesOf(cold), floor: floor.cpu }),
    rowOf(articles, 'nothing changed', same, { pages: pagesOf(same) }),
    rowOf(articles, 'one article edited', article, { pages: pagesOf(article) }),
    rowOf(articles, 'one article added', added, { pages: pagesOf(added) }),
    rowOf(articles, 'one business field edited', business, { pages: pagesOf(business) }),
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
