import { comparePoints, type Edit, type Range } from '../passages/Range';
import type { Point } from '../source/Source';

/** A replacement of whole lines; an empty text deletes them. */
export interface LineEdit {
  file: string;
  line: number;
  endLine: number;
  text: string;
}

/** Turns edits of characters into edits of whole lines. Edits of the same or adjacent lines are merged; the first edit stays in the first. */
export function toLineEdits(
  edits: readonly Edit[],
  linesOf: (file: string) => readonly string[],
): LineEdit[] {
  const groups: Edit[][] = [];
  const byPlace = (one: Edit, other: Edit) =>
    one.range.file.localeCompare(other.range.file) || comparePoints(one.range.start, other.range.start);
  for (const edit of edits.toSorted(byPlace)) {
    const last = groups.at(-1);
    if (last?.some(({ range }) => isAdjacent(edit.range, range))) last.push(edit);
    else groups.push([edit]);
  }
  const hasFirst = (group: readonly Edit[]) => group.some((edit) => edit === edits[0]);
  const ordered = [...groups.filter(hasFirst), ...groups.filter((group) => !hasFirst(group))];
  return ordered.map((group) => toLineEdit(group, linesOf));
}

/** Whether a range begins on the lines of an earlier one, or on the line after them. */
const isAdjacent = (later: Range, earlier: Range): boolean =>
  later.file === earlier.file && later.start.line <= lastLine(earlier) + 1;

/** A range that ends at the start of a line does not include that line. */
const lastLine = ({ start, end }: Pick<Range, 'start' | 'end'>): number =>
  end.column === 1 && end.line > start.line ? end.line - 1 : end.line;

function toLineEdit(edits: readonly Edit[], linesOf: (file: string) => readonly string[]): LineEdit {
  const file = edits[0]?.range.file ?? '';
  const lines = linesOf(file);
  const line = Math.min(...edits.map(({ range }) => range.start.line));
  const endLine = Math.max(...edits.map(({ range }) => lastLine(range)));
  let text = `${lines.slice(line - 1, endLine).join('\n')}\n`;
  const offset = (point: Point) =>
    lines.slice(line - 1, point.line - 1).reduce((sum, each) => sum + each.length + 1, 0) + point.column - 1;
  // From the last to the first, so that the offsets of the others remain right.
  const lastFirst = edits.toSorted((one, other) => comparePoints(other.range.start, one.range.start));
  for (const { range, text: replacement } of lastFirst)
    text = text.slice(0, offset(range.start)) + replacement + text.slice(offset(range.end));
  return { file, line, endLine, text: text.replace(/\n$/, '') };
}
