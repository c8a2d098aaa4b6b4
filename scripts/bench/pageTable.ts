import type { PageRow } from './PageRow';

/** What Lighthouse measured, as a table of Markdown. */
export function pageTable(rows: readonly PageRow[]): string {
  const lines = rows.map(({ address, performance, accessibility, practices, seo, lcp, tbt, cls }) => [
    address,
    ...[performance, accessibility, practices, seo, lcp, tbt, cls].map(String),
  ]);
  const head = ['Page', 'Performance', 'Accessibility', 'Best practices', 'SEO', 'LCP ms', 'TBT ms', 'CLS'];
  return [head, head.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
