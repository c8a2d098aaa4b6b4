import { readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { projectPaths } from '../projectPaths';
import type { Measured } from './measure';

/** What a build or a check took; `floor` is the CPU that its own is compared with. */
export interface WorkRow extends Pick<Measured, 'wall' | 'cpu' | 'memory'> {
  articles: number;
  what: string;
  pages?: number;
  floor?: number;
}

const WORK_HEAD = [
  'Articles',
  'Build',
  'Wall s',
  'CPU s',
  'Wall / CPU',
  'CPU / floor',
  'Peak MB',
  'Pages',
  'CPU ms / page',
];

export function workTable(rows: readonly WorkRow[]): string {
  const lines = rows.map(({ articles, what, wall, cpu, memory, pages, floor }) => [
    articles.toLocaleString('en-US'),
    what,
    wall.toFixed(1),
    cpu.toFixed(1),
    (wall / cpu).toFixed(2),
    floor ? (cpu / floor).toFixed(2) : '',
    memory.toFixed(0),
    pages?.toLocaleString('en-US') ?? '',
    pages ? ((cpu * 1000) / pages).toFixed(1) : '',
  ]);
  return markdownTable(WORK_HEAD, lines);
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Replaces a table of docs/speed.md, between its marks. */
export function keepTable(name: 'pages' | 'heroes' | 'build' | 'validate', table: string): void {
  const file = join(projectPaths.docs, 'speed.md');
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = readFileSync(file, 'utf8').split(start);
  const [, after] = (rest ?? '').split(end);
  if (after === undefined) throw new Error(`docs/speed.md has no marks for the table ${name}`);
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), Node ${process.versions.node}, ${process.platform}`;
  writeFileSync(file, `${before}${start}\n\nMeasured on ${day}: ${machine}.\n\n${table}\n\n${end}${after}`);
}
