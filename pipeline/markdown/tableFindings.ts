import type { Paragraph, Table } from 'mdast';
import type { Finding } from './Finding';

/** Tables that would not be shown as one, or not whole. */
export function* tableFindings(node: Paragraph | Table, lines: readonly string[]): Generator<Finding> {
  const from = node.position?.start.line ?? 1;
  const to = node.position?.end.line ?? from;
  const rows = lines.slice(from - 1, to);
  const wanted = partsIn(rows[0] ?? '');
  const below = `| ${Array.from({ length: wanted }, () => '---').join(' | ')} |`;
  const code = 'table-form';
  if (node.type === 'paragraph') {
    if (!rows.every((row) => /^\s*\|.*\|\s*$/.test(row)) || rows.length < 2) return;
    const [, second = ''] = rows;
    if (!/^[\s|:-]+$/.test(second)) {
      yield {
        line: from,
        code,
        message: `Below the first line of a table there must be this line: ${below}`,
      };
      return;
    }
    const message = `The first line of this table has ${wanted} parts, and this one ${partsIn(second)}. They must have the same number.`;
    yield { line: from + 1, code, message, wrong: second, right: below };
    return;
  }
  for (const [index, row] of rows.entries()) {
    const found = partsIn(row);
    if (found <= wanted) continue;
    const message = `This line has ${found} parts, and the first line of the table ${wanted}. What is too much would not be shown.`;
    yield { line: from + index, code, message };
  }
}

function partsIn(row: string): number {
  const bare = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return bare.split(/(?<!\\)\|/).length;
}
