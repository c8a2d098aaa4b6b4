import type { PageFigures } from './lighthouse';
import type { Measured } from './measure';

/** What a build or a check took; `floor` is the CPU that its own is compared with. */
export interface WorkRow extends Omit<Measured, 'output'> {
  articles: number;
  what: string;
  pages?: number;
  floor?: number;
}

export function workRow(
  articles: number,
  what: string,
  { wall, cpu, memory }: Measured,
  more: Pick<WorkRow, 'pages' | 'floor'> = {},
): WorkRow {
  return { articles, what, wall, cpu, memory, ...more };
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

/** A table in Markdown. */
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

/** What Lighthouse measured of one page: the median of its runs. */
export interface PageRow extends PageFigures {
  address: string;
}

const PAGE_HEAD = [
  'Page',
  'Performance',
  'Accessibility',
  'Best practices',
  'SEO',
  'LCP ms',
  'TBT ms',
  'CLS',
];

/** A table in Markdown. */
export function pageTable(rows: readonly PageRow[]): string {
  const lines = rows.map(({ address, performance, accessibility, practices, seo, lcp, tbt, cls }) => [
    address,
    ...[performance, accessibility, practices, seo, lcp, tbt, cls].map(String),
  ]);
  return markdownTable(PAGE_HEAD, lines);
}

export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
