import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { requireChromium } from '../look/chromium';
import { projectPaths } from '../options';
import { startServer } from '../serve/startServer';

const RUNS = 3;

/** Runs Lighthouse on these pages of the built site, or on all of the sitemap. Returns a table of medians whose first row is its head. */
export async function benchPages(addresses: readonly string[]): Promise<string[][]> {
  const chromium = requireChromium();
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const site = await startServer({ folder: projectPaths.out, port: 0 });
  try {
    const rows = [['Page', ...Object.keys(FIGURES)]];
    for (const address of addresses.length > 0 ? addresses : listedAddresses()) {
      const runs: number[][] = [];
      for (let n = 0; n < RUNS; n += 1) runs.push(await runLighthouse(site.url + address, chromium, folder));
      const medians = Object.keys(FIGURES).map((_, index) => {
        const values = runs.map((figures) => figures[index] ?? Number.NaN).sort((a, b) => a - b);
        return String(values[Math.floor(RUNS / 2)]);
      });
      const row = [address, ...medians];
      console.error(`  ${row.join('  ')}`);
      rows.push(row);
    }
    return rows;
  } finally {
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The addresses in the sitemap: pages with `noindex` get a low SEO score. */
function listedAddresses(): string[] {
  const sitemap = readFileSync(join(projectPaths.out, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
}

/** The newest version for Node 20. Not a dependency, because it is very large; npm fetches it on first use. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The part of Lighthouse's report that is read here. */
interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** The columns of the table, and how each is read from a report. Scores are 0 to 100. */
const FIGURES = {
  Performance: scoreOf('performance'),
  Accessibility: scoreOf('accessibility'),
  'Best practices': scoreOf('best-practices'),
  SEO: scoreOf('seo'),
  'LCP ms': numberOf('largest-contentful-paint', 0),
  'TBT ms': numberOf('total-blocking-time', 0),
  CLS: numberOf('cumulative-layout-shift', 3),
};

function scoreOf(category: string) {
  return ({ categories }: Report) => Math.round((categories[category]?.score ?? 0) * 100);
}

function numberOf(audit: string, decimals: number) {
  return ({ audits }: Report) => Number((audits[audit]?.numericValue ?? Number.NaN).toFixed(decimals));
}

/** Runs Lighthouse's mobile preset. Returns the figures in the order of `FIGURES`. Rejects with the end of its output if it fails. */
async function runLighthouse(url: string, chromium: string, folder: string): Promise<number[]> {
  const file = join(folder, 'report.json');
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const options = [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags}`];
  const args = ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...options];
  const env = { ...process.env, CHROME_PATH: chromium };
  await promisify(execFile)('npm', args, { env }).catch(({ message, stderr }) => {
    throw new Error((stderr || message).slice(-2000).trim());
  });
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return Object.values(FIGURES).map((figure) => figure(report));
}
