import { type Finding, write } from '../../finding';
import { linesOf, type MarkdownText, type TypedLine } from '../../MarkdownText';
import { rule } from '../../rule';

export const tableForm = rule({
  id: 'table-form',
  about:
    'In a table, every line has a bar before, between and after its cells, and no more cells than the first line. The second line consists of hyphens. Otherwise the table is shown as text, or incomplete.',
  markdown(text, report) {
    for (const table of text.nodes.table) longRows(linesOf(text, table)).forEach(report);
    for (const paragraph of text.nodes.paragraph) {
      const finding = findTable(linesOf(text, paragraph), text);
      if (finding) report(finding);
    }
  },
});

const inForm = 'Write the rows of this table as a list.';

function longRows(rows: readonly TypedLine[]): Finding[] {
  const columns = cellsIn(rows[0]?.typed);
  return rows.flatMap(({ typed, range }) => {
    const cells = cellsIn(typed);
    if (cells <= columns) return [];
    const what = `This line has ${cells} cells, and the first line of the table has ${columns}.`;
    return [{ range, says: { what, advice: 'The rest would not be shown.', inForm } }];
  });
}

const ROW = /^\s*\|.*\|/;
/** Hyphens, and what people and programs write for them. */
const HYPHENS = /^[\s|:=–—-]+$/;
const TABBED = /^\s*[\p{L}\p{N}$][^\t]{2,}\t+\S/u;

/** Why a paragraph that looks like a table is not one. */
function findTable(rows: readonly TypedLine[], text: MarkdownText): Finding | undefined {
  const [first, second] = rows;
  if (!first) return undefined;
  const { range, typed } = first;
  if (rows.every((row) => ROW.test(row.typed))) return brokenTable(first, second, text);
  if (rows.length > 2 && rows.every((row) => isAlike(row.typed, typed))) {
    const advice = `If it is one, it needs this line below its first one: ${hyphensFor(cellsIn(typed))}`;
    return { range, says: { what: 'This looks like a table.', advice, inForm }, severity: 'warning' };
  }
  if (rows.length < 2 || !rows.every((row) => TABBED.test(row.typed))) return undefined;
  const cells = typed.trim().split(/\t+/);
  const what = 'This looks like a table from another program, and would be shown as one line.';
  const advice = `Write it like this: | ${cells.join(' | ')} |, below it ${hyphensFor(cells.length)}, and then one line for each row.`;
  return { range, says: { what, advice, inForm }, severity: 'warning' };
}

function brokenTable(
  first: TypedLine,
  second: TypedLine | undefined,
  text: MarkdownText,
): Finding | undefined {
  const [row = '', gap] = text.markdown.slice(0, first.start).split('\n').slice(-3);
  if (gap?.trim() === '' && ROW.test(row)) {
    const range = text.range(first.start - gap.length - 1, first.start - 1);
    return { range, says: { what: 'This empty line cuts the table in two.', advice: 'Delete it.' } };
  }
  if (!second) return undefined;
  const [columns, found] = [cellsIn(first.typed), cellsIn(second.typed)];
  const expected = hyphensFor(columns);
  if (!HYPHENS.test(second.typed))
    return {
      range: first.range,
      says: {
        what: 'This would be shown as text, not as a table.',
        advice: `It needs this line below its first one: ${expected}`,
        inForm,
      },
    };
  const says =
    columns === found
      ? { what: 'The second line of a table has only bars and hyphens.', advice: `Write ${expected}`, inForm }
      : {
          what: `The first line of this table has ${columns} cells, and this one has ${found}.`,
          advice: 'They must have the same number.',
          inForm,
        };
  return { range: second.range, says, fix: write(second.range, expected) };
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
