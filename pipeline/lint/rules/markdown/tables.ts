import type { Paragraph, Table } from 'mdast';
import { type Line, linesOf, type MarkdownText, rangeOfLine } from '../../MarkdownText';
import { checkNodes, type Finding, rule, warning } from '../../rule';
import { checkWordings, PARAGRAPHS } from '../../wordings';

export const tableForm = rule({
  id: 'table-form',
  markdown(text, report) {
    checkNodes('table', longRows)(text, report);
    checkNodes('paragraph', findTable)(text, report);
  },
});

/** For the owner's forms, in which a table is hard to write. */
const adviceInForm = 'Write the rows of this table as a list.';

function longRows(table: Table, text: MarkdownText): Finding[] {
  const rows = linesOf(text, table);
  const columns = cellsIn(rows[0]?.text);
  return rows.flatMap((row) => {
    const cells = cellsIn(row.text);
    if (cells <= columns) return [];
    const what = `This line has ${cells} cells, and the first line of the table has ${columns}.`;
    return [{ range: rangeOfLine(text, row), what, advice: 'The rest would not be shown.', adviceInForm }];
  });
}

const ROW = /^\s*\|.*\|/;

/** Explains why a paragraph that looks like a table is not parsed as one. */
function findTable(paragraph: Paragraph, text: MarkdownText): Finding | undefined {
  const rows = linesOf(text, paragraph);
  const [first, ...more] = rows;
  if (!first) return undefined;
  const isEach = (look: RegExp) => rows.every((row) => look.test(row.text));
  const { text: typed } = first;
  const severity = 'warning';
  if (isEach(ROW)) return brokenTable(first, more[0], text);
  if (more.length > 1 && rows.every((row) => isAlike(row.text, typed))) {
    const advice = `If it is one, it needs this line below its first one: ${hyphensFor(cellsIn(typed))}`;
    return {
      range: rangeOfLine(text, first),
      what: 'This looks like a table.',
      advice,
      adviceInForm,
      severity,
    };
  }
  if (more.length === 0 || !isEach(/^\s*[\p{L}\p{N}$][^\t]{2,}\t+\S/u)) return undefined;
  const cells = typed.trim().split(/\t+/);
  const what = 'This looks like a table from another program, and would be shown as one line.';
  const advice = `Write it like this: | ${cells.join(' | ')} |, below it ${hyphensFor(cells.length)}, and then one line for each row.`;
  return { range: rangeOfLine(text, first), what, advice, adviceInForm, severity };
}

/** Explains lines with bars at both ends that are not parsed as a table. */
function brokenTable(first: Line, second: Line | undefined, text: MarkdownText) {
  // The third part is empty: `first` begins its line.
  const [row = '', gap] = text.markdown.slice(0, first.start).split('\n').slice(-3);
  if (gap?.trim() === '' && ROW.test(row)) {
    const range = text.range(first.start - gap.length - 1, first.start - 1);
    return { range, what: 'This empty line cuts the table in two.', advice: 'Delete it.' };
  }
  if (!second) return undefined;
  const [columns, found] = [cellsIn(first.text), cellsIn(second.text)];
  const expected = hyphensFor(columns);
  // The delimiter row is missing.
  if (!/^[\s|:=–—-]+$/.test(second.text)) {
    const advice = `It needs this line below its first one: ${expected}`;
    return {
      range: rangeOfLine(text, first),
      what: 'This would be shown as text, not as a table.',
      advice,
      adviceInForm,
    };
  }
  const [what, advice] =
    columns === found
      ? ['The second line of a table has only bars and hyphens.', `Write ${expected}`]
      : [
          `The first line of this table has ${columns} cells, and this one has ${found}.`,
          'They must have the same number.',
        ];
  return { range: rangeOfLine(text, second), what, advice, adviceInForm, expected };
}

const isAlike = (row: string, first: string) => row.includes(' | ') && cellsIn(row) === cellsIn(first);

const hyphensFor = (columns: number): string => `| ${Array(columns).fill('---').join(' | ')} |`;

function cellsIn(row = ''): number {
  const bare = row
    .trim()
    .replace(/^\|/, '')
    .replace(/(?<!\\)\|$/, '');
  return bare.split(/(?<!\\)\|/).length;
}

/** Lines that Markdown joins, often a list or an address typed without marks. */
export const linesRun = warning({
  id: 'lines-run',
  what: 'These lines would be shown as one.',
  advice: 'Put an empty line between them, or begin each with a hyphen and a space.',
  passages: checkWordings(PARAGRAPHS, {
    // At least three lines shorter than wrapped ones. None begins a list item, and only the last may end a sentence.
    pattern: /^(?:(?!\d{1,2}[.)])[\p{Lu}\d][^\n]{0,47}[^.!?…\s]\n){2,}(?!\d{1,2}[.)])[\p{Lu}\d][^\n]{0,48}$/u,
  }),
});
