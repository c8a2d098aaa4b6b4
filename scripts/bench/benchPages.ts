import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireChromium } from '../chromium';
import { readOptions } from '../options';
import { projectPaths } from '../projectPaths';
import { startServer } from '../serve/startServer';
import { COLUMNS, medianFigures, runLighthouse } from './lighthouse';
import { keepTable, markdownTable } from './tables';

const RUNS = 3;

/** `npm run bench:pages [-- --keep] [ADDRESS…]`: Lighthouse over the built site, the median of three runs, as a table in Markdown. */
async function benchPages(named: readonly string[], keep: boolean): Promise<void> {
  const chromium = requireChromium(console.error);
  if ('why' in chromium) throw new Error(chromium.why);
  const addresses = named.length > 0 ? named : listedAddresses();
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const site = await startServer({ folder: projectPaths.out, port: 0 });
  try {
    const rows: string[][] = [];
    for (const address of addresses) {
      const runs: number[][] = [];
      for (let n = 0; n < RUNS; n += 1)
        runs.push(await runLighthouse(site.url + address, chromium.path, folder));
      const row = [address, ...medianFigures(runs).map(String)];
      console.error(`  ${row.join('  ')}`);
      rows.push(row);
    }
    const table = markdownTable(['Page', ...COLUMNS], rows);
    console.log(table);
    if (keep) keepTable('pages', table);
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Those of the sitemap: other pages cannot score in SEO. */
function listedAddresses(): string[] {
  const sitemap = readFileSync(join(projectPaths.out, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

const { values, names } = readOptions('Measures pages with Lighthouse.', { keep: true }, 'addresses');
await benchPages(names, values.keep === true).catch((error: Error) => {
  console.error(`The pages could not be measured: ${error.message}`);
  process.exitCode = 2;
});
