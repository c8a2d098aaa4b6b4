import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { projectPaths } from '../projectPaths';
import { BenchPlace } from './BenchPlace';
import { measure } from './measure';
import { type Row, tableOf } from './tableOf';

const { values } = parseArgs({ options: { articles: { type: 'string', default: '10000' } } });
const articles = Number(values.articles);
const remembered = join(projectPaths.cache, 'drafts');

const validate = (...args: string[]) => measure(['scripts/validate.mjs', ...args]);
const sample = await validate();

console.error(`${articles} articles: writing them`);
const place = new BenchPlace(articles);
rmSync(remembered, { recursive: true, force: true });
const floor = await measure(['--import', 'tsx', 'scripts/bench/floor.ts', place.content]);
const first = await validate('--content', place.content);
place.edit(`blog/advice-${Math.floor(articles / 2)}.md`, /^## What it costs$/m, '## What it costs now');
const edited = await validate('--content', place.content);
place.remove();
rmSync(remembered, { recursive: true, force: true });

const rows: Row[] = [
  { articles: 9, what: 'the sample content', ...sample },
  { articles, what: 'floor: read and parse', ...floor },
  { articles, what: 'the first check', ...first, floor },
  { articles, what: 'one file changed', ...edited },
];
console.log(`\n${tableOf(rows)}`);
