import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The newest version for Node 20. Fetched from the registry on first use, because it is very large. */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** Scores from 0 to 100, LCP and TBT in milliseconds. */
export interface PageFigures {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  lcp: number;
  tbt: number;
  cls: number;
}

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
}

/** One run of Lighthouse's own mobile preset with simulated throttling. Rejects with its last output if it fails. */
export async function runLighthouse(url: string, chromium: string, folder: string): Promise<PageFigures> {
  const file = join(folder, 'report.json');
  await run(chromium, [url, '--quiet', '--output=json', `--output-path=${file}`]);
  return readReport(JSON.parse(await readFile(file, 'utf8')));
}

/** The median of each figure over the runs. */
export function medianFigures(runs: readonly PageFigures[]): PageFigures {
  const median = (name: keyof PageFigures): number =>
    runs.map((each) => each[name]).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    practices: median('practices'),
    seo: median('seo'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
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

function readReport({ categories, audits }: Report): PageFigures {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    practices: score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    cls: Number(value('cumulative-layout-shift').toFixed(3)),
  };
}
