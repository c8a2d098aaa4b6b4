import type { Measured } from './measure';

/** One line of a table of measurements; `floor` is the CPU that its own is held against. */
export interface Row extends Omit<Measured, 'output'> {
  articles: number;
  what: string;
  pages?: number;
  floor?: number;
}

/** A row of what was measured. */
export function rowOf(
  articles: number,
  what: string,
  { wall, cpu, memory }: Measured,
  beside: Pick<Row, 'pages' | 'floor'> = {},
): Row {
  return { articles, what, wall, cpu, memory, ...beside };
}

const HEAD = [
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

/** Measurements as a table of Markdown. */
export function tableOf(rows: readonly Row[]): string {
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
  return [HEAD, HEAD.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
