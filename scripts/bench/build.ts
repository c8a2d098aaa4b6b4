import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { projectFolder } from '../../pipeline/projectFolder.mjs';
import { projectPaths } from '../options';
import { writeCorpus } from './writeCorpus';

const SIZES = [100, 1_000, 10_000];

/** Measures the check and builds with generated articles: `SIZES`, or these numbers. Returns a table whose first row is its head. */
export async function benchBuild(sizes: readonly string[]): Promise<string[][]> {
  // Encodes all pictures, so that no row of the table includes it.
  await measure(npmScript('build'));
  // Bundles the command, so that no row includes it.
  await measure(npmScript('validate'));
  const rows = [HEAD];
  for (const articles of sizes.length > 0 ? sizes.map(Number) : SIZES)
    rows.push(...(await measureSize(articles)));
  return rows;
}

const HEAD = ['Articles', 'What', 'Wall s', 'CPU s', 'CPU / floor', 'Peak MB', 'Pages', 'CPU ms / page'];

async function measureSize(articles: number): Promise<string[][]> {
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
  const addRow = async (what: string, args: readonly string[]) => {
    const { wall, cpu, memory, output } = await measure(args);
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

  await addRow('floor: read and parse', ['--import', 'tsx', 'scripts/bench/floor.ts', content]);
  await addRow('first check', check);
  editArticle(Math.floor(articles / 3));
  await addRow('check, one article edited', check);
  await addRow('cold build', build);
  await addRow('build, nothing changed', build);
  editArticle(Math.floor(articles / 2));
  await addRow('build, one article edited', build);
  const news = join(content, 'blog', 'news.md');
  cpSync(join(content, 'blog', 'advice-0.md'), news);
  edit(news, /^(title|description): /gm, '$1: News, ');
  // The newest article moves all others in every list.
  edit(news, /^publishedAt: .*$/m, 'publishedAt: 2025-06-01');
  await addRow('build, one article added', build);
  edit(join(content, 'business.md'), /^tagline: .*$/m, 'tagline: Built to be lived in');
  await addRow('build, one business field edited', build);
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

/** Milliseconds between memory samples. */
const MEMORY_INTERVAL = 50;

/** The arguments for Node in `npm run NAME`. */
function npmScript(name: string): string[] {
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(projectFolder, 'package.json'), 'utf8'),
  );
  const [, ...args] = (scripts[name] ?? '').split(' ');
  return args;
}

/** Runs Node. Returns wall and CPU seconds (with descendants, from the shell's `times`) and the peak memory of its process tree in MB. */
async function measure(args: readonly string[]) {
  const began = performance.now();
  const shell = spawn('sh', ['-c', '"$0" "$@"; code=$?; times >&2; exit $code', process.execPath, ...args]);
  let memory = 0;
  const watch = setInterval(() => {
    memory = Math.max(memory, treeMemory(shell.pid ?? 0));
  }, MEMORY_INTERVAL);
  const outputs = [text(shell.stdout), text(shell.stderr)];
  const [code] = await once(shell, 'close');
  clearInterval(watch);
  const wall = (performance.now() - began) / 1000;
  const [output = '', times = ''] = await Promise.all(outputs);
  if (code !== 0) throw new Error(`node ${args.join(' ')} failed:\n${output}${times}`);
  return { wall, cpu: childSeconds(times), memory, output };
}

/** Parses the last line of `times`, the user and system time of the shell's children: `1m2.34s 0m5.67s`. */
function childSeconds(times: string): number {
  const last = times.trim().split('\n').at(-1) ?? '';
  let total = 0;
  for (const [, minutes, seconds] of last.matchAll(/(\d+)m([\d.]+)s/g))
    total += Number(minutes) * 60 + Number(seconds);
  return total;
}

/** The memory of a process and its descendants in MB: the sum of resident sets, so shared pages count several times. Linux only. */
function treeMemory(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readProcess(Number(name)));
  const tree = new Set([root]);
  // Adds children until there are no more, because the list is in no order.
  for (let size = 0; size !== tree.size; ) {
    size = tree.size;
    for (const { pid, parent } of processes) if (tree.has(parent)) tree.add(pid);
  }
  const kilobytes = processes
    .filter(({ pid }) => tree.has(pid))
    .reduce((sum, { resident }) => sum + resident, 0);
  return kilobytes / 1024;
}

/** A process's parent, and its resident set in kB; empty if the process has ended. */
function readProcess(pid: number): { pid: number; parent: number; resident: number }[] {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const numberAt = (name: string) => Number(new RegExp(`^${name}:\\s*(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return [{ pid, parent: numberAt('PPid'), resident: numberAt('VmRSS') }];
  } catch {
    return [];
  }
}
