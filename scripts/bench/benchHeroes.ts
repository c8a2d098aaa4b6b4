import { join } from 'node:path';
import { loadSite } from '../../pipeline/model/load/loadSite';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { buildSettings } from '../../renderer/buildSettings';
import { phoneHeroes } from '../../renderer/MediaMaker';
import { readOptions } from '../options';
import { projectPaths } from '../projectPaths';
import { measureHero } from './measureHero';
import { keepTable, markdownTable } from './tables';

const { values } = readOptions('Compares pictures at the top of pages with their sources.', { keep: true });
const { content, cache } = projectPaths;
const pool = new WorkerPool(join(cache, 'workers'));
const loaded = await loadSite(content, { cache, version: 'unchecked', pool }, buildSettings());
await pool.close();

const rows: string[][] = [];
for (const [path] of phoneHeroes(loaded).sort()) {
  const { card, hero, large } = await measureHero(join(content, path));
  const cells = [card, hero, large].flatMap(({ bytes, similarity }) => [
    (bytes / 1024).toFixed(1),
    similarity.toFixed(3),
  ]);
  rows.push([path, ...cells]);
}
const table = markdownTable(['Picture', 'Card KB', 'SSIM', 'Hero KB', 'SSIM', 'Large KB', 'SSIM'], rows);
console.log(table);
if (values.keep) keepTable('heroes', table);
