import type { Paragraph, Table } from 'mdast';
import type { Finding } from './Finding';

const ROW = /^\s*\|.*\|/;
/** Hyphens, and what people and programs write for them. */
const RULE = /^[\s|:=–—-]+$/;
const CELLS = /^\s*[\p{L}\p{N}$][^\t]{2,}\t+\S/u;

/** Tables that would not be shown as one, or not whole. */
export function* tableFindings(node: Paragraph | Table, lines: readonly string[]): Generator<Finding> {
  const from = node.position?.start.line ?? 1;
  const rows = lines.slice(from - 1, node.position?.end.line ?? from);
  if (node.type === 'table') yield* longRows(rows, from);
  else if (rows.every((row) => ROW.test(row))) yield* brokenTable(rows, from, lines);
  else if (rows.length > 2 && rows.every((row) => isAlike(row, rows))) yield bareTable(rows[0] ?? '', from);
  else if (rows.length > 1 && rows.every((row) => CELLS.test(row))) yield copiedTable(rows[0] ?? '', from);
}

/** A paragraph that was meant to be a table. */
function* brokenTable(rows: readonly string[], from: number, lines: readonly string[]): Generator<Finding> {
  const code = 'table-form';
  if (lines[from - 2]?.trim() === '' && ROW.test(lines[from - 3] ?? '')) {
    yield { line: from - 1, code, message: 'This empty line cuts the table in two. Delete it.' };
    return;
  }
  const [first = '', second] = rows;
  if (second === undefined) return;
  const [wanted, found] = [partsIn(first), partsIn(second)];
  const below = ruleOf(wanted);
  if (RULE.test(second)) {
    const message =
      wanted === found
        ? `The second line of a table is written like this: ${below}`
        : `The first line of this table has ${wanted} parts, and this one ${found}. They must have the same number.`;
    yield { line: from + 1, code, message, wrong: second, right: below };
  } else
    yield { line: from, code, message: `Below the first line of a table there must be this line: ${below}` };
}

/** The same number of cells, with bars between them alone. */
function isAlike(row: string, rows: readonly string[]): boolean {
  return row.includes(' | ') && partsIn(row) === partsIn(rows[0] ?? '');
}

function bareTable(first: string, line: number): Finding {
  const message = `If this is a table, there must be this line below its first one: ${ruleOf(partsIn(first))}`;
  return { line, code: 'table-form', message, severity: 'warning' };
}

/** Cells of a spreadsheet come with tabs between them. */
function copiedTable(first: string, line: number): Finding {
  const cells = first.trim().split(/\t+/);
  const message = `This looks like a table copied from elsewhere, and would be shown as one line. Write it like this: | ${cells.join(' | ')} |, below it ${ruleOf(cells.length)}, and then one line for each row.`;
  return { line, code: 'table-form', message, severity: 'warning' };
}

/** The line below the first one of a table. */
function ruleOf(parts: number): string {
  return `| ${Array.from({ length: parts }, () => '---').join(' | ')} |`;
}

function* longRows(rows: readonly string[], from: number): Generator<Finding> {
  const wanted = partsIn(rows[0] ?? '');
  for (const [index, row] of rows.entries()) {
    const found = partsIn(row);
    if (found <= wanted) continue;
    const message = `This line has ${found} parts, and the first line of the table ${wanted}. What is too much would not be shown.`;
    yield { line: from + index, code: 'table-form', message };
  }
}

function partsIn(row: string): number {
  const bare = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return bare.split(bare.includes('\\') ? /(?<!\\)\|/ : '|').length;
}
