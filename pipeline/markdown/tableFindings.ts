import type { Paragraph, Table } from 'mdast';
import type { Finding } from './Finding';

/** Tables that would not be shown as one, or not whole. */
export function* tableFindings(node: Paragraph | Table, lines: readonly string[]): Generator<Finding> {
  const from = node.position?.start.line ?? 1;
  if (node.type === 'paragraph' && !lines[from - 1]?.includes('|')) return;
  const rows = lines.slice(from - 1, node.position?.end.line ?? from);
  if (node.type === 'table') yield* longRows(rows, from);
  else if (rows.length > 1 && rows.every((row) => /^\s*\|.*\|\s*$/.test(row))) yield brokenTable(rows, from);
}

/** A paragraph that was meant to be a table. */
function brokenTable([first = '', second = '']: readonly string[], from: number): Finding {
  const code = 'table-form';
  const wanted = partsIn(first);
  const below = `| ${Array.from({ length: wanted }, () => '---').join(' | ')} |`;
  if (!/^[\s|:-]+$/.test(second)) {
    const message = `Below the first line of a table there must be this line: ${below}`;
    return { line: from, code, message };
  }
  const message = `The first line of this table has ${wanted} parts, and this one ${partsIn(second)}. They must have the same number.`;
  return { line: from + 1, code, message, wrong: second, right: below };
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
