import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest version for Node 20. Fetched from the registry on first use, because it is very large. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** What is taken from a report, by its column in the table: scores from 0 to 100. */
const FIGURES = {
  Performance: scoreOf('performance'),
  Accessibility: scoreOf('accessibility'),
  'Best practices': scoreOf('best-practices'),
  SEO: scoreOf('seo'),
  'LCP ms': numberOf('largest-contentful-paint', 0),
  'TBT ms': numberOf('total-blocking-time', 0),
  CLS: numberOf('cumulative-layout-shift', 3),
};

export const COLUMNS = Object.keys(FIGURES);

function scoreOf(category: string) {
  return ({ categories }: Report) => Math.round((categories[category]?.score ?? 0) * 100);
}

function numberOf(audit: string, decimals: number) {
  return ({ audits }: Report) => Number((audits[audit]?.numericValue ?? Number.NaN).toFixed(decimals));
}

/** One run of Lighthouse's own mobile preset with simulated throttling: the figures in the order of `COLUMNS`. Rejects with its last output if it fails. */
export async function runLighthouse(url: string, chromium: string, folder: string): Promise<number[]> {
  const file = join(folder, 'report.json');
  await run(chromium, [url, '--quiet', '--output=json', `--output-path=${file}`]);
  const report: Report = JSON.parse(await readFile(file, 'utf8'));
  return Object.values(FIGURES).map((figure) => figure(report));
}

export function medianFigures(runs: readonly (readonly number[])[]): number[] {
  const median = (values: readonly number[]) =>
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
  return COLUMNS.map((_, index) => median(runs.map((figures) => figures[index] ?? Number.NaN)));
}

function run(chromium: string, options: readonly string[]): Promise<void> {
  const flags = `--headless=new${process.getuid?.() === 0 ? ' --no-sandbox' : ''}`;
  const child = spawn(
    'npm',
    ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', ...options, `--chrome-flags=${flags}`],
    { env: { ...process.env, CHROME_PATH: chromium }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (part) => {
    output = `${output}${part}`.slice(-2000);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => (code === 0 ? resolve() : reject(new Error(output.trim()))));
  });
}
