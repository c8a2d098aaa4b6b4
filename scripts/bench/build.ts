import { spawnSync } from 'node:child_process';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { projectPaths } from '../options';
import { writeCorpus } from './writeCorpus';

const SIZES = [100, 1_000, 10_000];

/** Measures the check and builds with generated articles: `SIZES`, or these numbers. Returns a table whose first row is its head. */
export function benchBuild(sizes: readonly string[]): string[][] {
  // Encodes all pictures, so that no row of the table includes it.
  measure(npmScript('build'));
  // Bundles the command, so that no row includes it.
  measure(npmScript('validate'));
  return [HEAD, ...(sizes.length > 0 ? sizes.map(Number) : SIZES).flatMap(measureSize)];
}

const HEAD = ['Articles', 'What', 'Wall s', 'CPU s', 'CPU / floor', 'Peak MB', 'Pages', 'CPU ms / page'];

function measureSize(articles: number): string[][] {
  console.error(`${articles} articles: writing them`);
  const folder = join(projectPaths.cache, 'bench', String(articles));
  const content = join(folder, 'content');
  const cache = join(folder, 'cache');
  rmSync(folder, { recursive: true, force: true });
  writeCorpus(projectPaths.content, content, articles);
  copyEncodedPictures(cache);
  const rows: string[][] = [];
  /** The CPU time of the first row, to which all others are compared. */
  let floor = 0;
  const addRow = (what: string, args: readonly string[]) => {
    const { wall, cpu, memory, output } = measure(args);
    floor ||= cpu;
    console.error(`  ${what}: ${wall.toFixed(1)} s, ${cpu.toFixed(1)} s of CPU, ${memory.toFixed(0)} MB`);
    const [, pages] = /Built (\d+) pages/.exec(output) ?? [];
    rows.push([
      articles.toLocaleString('en-US'),
      what,
      wall.toFixed(1),
      cpu.toFixed(1),
      (cpu / floor).toFixed(2),
      memory.toFixed(0),
      pages ? Number(pages).toLocaleString('en-US') : '',
      Number(pages) > 0 ? ((cpu * 1000) / Number(pages)).toFixed(1) : '',
    ]);
  };
  const check = [...npmScript('validate'), '--site', folder];
  const build = [...npmScript('build'), '--content', content, '--out', join(folder, 'out'), '--cache', cache];
  const editArticle = (index: number) =>
    edit(join(content, 'blog', `advice-${index}.md`), /^## What it costs$/m, '## What it costs now');

  addRow('floor: read and parse', ['--import', 'tsx', 'scripts/bench/floor.ts', content]);
  addRow('first check', check);
  editArticle(Math.floor(articles / 3));
  addRow('check, one article edited', check);
  addRow('cold build', build);
  addRow('build, nothing changed', build);
  editArticle(Math.floor(articles / 2));
  addRow('build, one article edited', build);
  const news = join(content, 'blog', 'news.md');
  cpSync(join(content, 'blog', 'advice-0.md'), news);
  edit(news, /^(title|description): /gm, '$1: News, ');
  // The newest article moves all others in every list.
  edit(news, /^publishedAt: .*$/m, 'publishedAt: 2025-06-01');
  addRow('build, one article added', build);
  edit(join(content, 'business.md'), /^tagline: .*$/m, 'tagline: Built to be lived in');
  addRow('build, one business field edited', build);
  rmSync(folder, { recursive: true });
  return rows;
}

/** Creates a cache with the pictures that the project's cache has, and what it knows of them. */
function copyEncodedPictures(cache: string): void {
  const media = join(projectPaths.cache, 'media');
  mkdirSync(join(cache, 'media'), { recursive: true });
  for (const name of readdirSync(media)) linkSync(join(media, name), join(cache, 'media', name));
  const known = join('store', 'pictures');
  cpSync(join(projectPaths.cache, known), join(cache, known), { recursive: true });
}

/** Replaces text in a file. Throws if the text is not found. */
function edit(file: string, from: RegExp, to: string): void {
  const before = readFileSync(file, 'utf8');
  const after = before.replace(from, to);
  if (after === before) throw new Error(`${file} has no ${from} to change`);
  writeFileSync(file, after);
}

/** The arguments for Node in `npm run NAME`. */
function npmScript(name: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(projectFolder, 'package.json'), 'utf8'),
  );
  const [, ...args] = (scripts[name] ?? '').split(' ');
  return args;
}

/** A module that makes a process print the resources it has used, as the last line of its output. */
const USAGE_REPORT = `data:text/javascript,
import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => console.log(JSON.stringify(process.resourceUsage())));`;

/** Runs Node. Returns wall and CPU seconds, and the peak memory in MB, of the process with its threads. */
function measure(args: readonly string[]) {
  const began = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', USAGE_REPORT, ...args], {
    encoding: 'utf8',
  });
  const wall = (performance.now() - began) / 1000;
  if (status !== 0) throw new Error(`node ${args.join(' ')} failed:\n${stdout}${stderr}`);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(stdout.trim().split('\n').at(-1) ?? '');
  return { wall, cpu: (userCPUTime + systemCPUTime) / 1_000_000, memory: maxRSS / 1024, output: stdout };
}
