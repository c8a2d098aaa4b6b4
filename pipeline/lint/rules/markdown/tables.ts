import type { Paragraph, Table } from 'mdast';
import { lineOf, type MarkdownText, sourceLines } from '../../MarkdownText';
import { type Former, rule } from '../../rule';

export const tableForm = rule({
  id: 'table-form',
  inForm: 'The rows of this table do not fit together. Write them as a list.',
  on: 'markdown',
  about:
    'In a table, every line has a bar before, between and after its cells, and no more cells than the first line. The second line consists of hyphens. Otherwise the table is shown as text, or incomplete.',
  check(text, report) {
    for (const table of text.nodes.table) longRows(table, text).forEach(report);
    for (const paragraph of text.nodes.paragraph) {
      const finding = findTable(paragraph, text.lines);
      if (finding) report(finding);
    }
  },
});

function longRows(table: Table, { lines }: MarkdownText): Former[] {
  const rows = sourceLines(table, lines);
  const columns = cellsIn(rows[0]);
  return rows.flatMap((row, index) => {
    const cells = cellsIn(row);
    if (cells <= columns) return [];
    const reason = `This line has ${cells} cells, and the first line of the table has ${columns}. The rest would not be shown.`;
    return [{ line: lineOf(table) + index, reason }];
  });
}

const ROW = /^\s*\|.*\|/;
/** Hyphens, and what people and programs write for them. */
const HYPHENS = /^[\s|:=–—-]+$/;
const TABBED = /^\s*[\p{L}\p{N}$][^\t]{2,}\t+\S/u;

/** Why a paragraph that looks like a table is not one. */
function findTable(paragraph: Paragraph, lines: readonly string[]): Former | undefined {
  const rows = sourceLines(paragraph, lines);
  const line = lineOf(paragraph);
  const [first = ''] = rows;
  if (rows.every((row) => ROW.test(row))) return brokenTable(rows, line, lines);
  if (rows.length > 2 && rows.every((row) => isAlike(row, first))) {
    const reason = `If this is a table, it needs this line below its first one: ${hyphensFor(cellsIn(first))}`;
    return { line, reason, severity: 'warning' };
  }
  if (rows.length < 2 || !rows.every((row) => TABBED.test(row))) return undefined;
  const cells = first.trim().split(/\t+/);
  const reason = `This looks like a table from another program, and would be shown as one line. Write it like this: | ${cells.join(' | ')} |, below it ${hyphensFor(cells.length)}, and then one line for each row.`;
  return { line, reason, severity: 'warning' };
}

function brokenTable(
  [first = '', second]: readonly string[],
  line: number,
  lines: readonly string[],
): Former | undefined {
  if (lines[line - 2]?.trim() === '' && ROW.test(lines[line - 3] ?? ''))
    return { line: line - 1, reason: 'This empty line cuts the table in two. Delete it.' };
  if (second === undefined) return undefined;
  const [columns, found] = [cellsIn(first), cellsIn(second)];
  const expected = hyphensFor(columns);
  if (!HYPHENS.test(second))
    return { line, reason: `A table needs this line below its first one: ${expected}` };
  const reason =
    columns === found
      ? `The second line of a table is written like this: ${expected}`
      : `The first line of this table has ${columns} cells, and this one has ${found}. They must have the same number.`;
  return { line: line + 1, reason, actual: second, expected };
}

const isAlike = (row: string, first: string) => row.includes(' | ') && cellsIn(row) === cellsIn(first);

/** The line below the first one of a table. */
function hyphensFor(columns: number): string {
  return `| ${Array.from({ length: columns }, () => '---').join(' | ')} |`;
}

function cellsIn(row = ''): number {
  const bare = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return bare.split(bare.includes('\\') ? /(?<!\\)\|/ : '|').length;
}
