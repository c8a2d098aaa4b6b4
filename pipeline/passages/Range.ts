import { memoize } from '../model/memoize';
import type { Point } from '../source/Source';

/** Characters of a file, from `start` up to, and not including, `end`. Positions do not count a byte order mark. */
export interface Range {
  /** Relative to the folder above the content folder. */
  file: string;
  start: Point;
  end: Point;
  /** The path of the field that contains the range, or that is missing there. */
  field?: string;
}

/** A replacement of the characters of a range by `text`. */
export interface Edit {
  range: Range;
  text: string;
}

export const comparePoints = (one: Point, other: Point): number =>
  one.line - other.line || one.column - other.column;

/** Whether two ranges share a character. An empty range overlaps a range if it is inside it or at its start. */
export function overlaps(one: Range, other: Range): boolean {
  const startsIn = ({ start }: Range, outer: Range) =>
    comparePoints(start, outer.start) === 0 ||
    (comparePoints(start, outer.start) > 0 && comparePoints(start, outer.end) < 0);
  return one.file === other.file && (startsIn(one, other) || startsIn(other, one));
}

/** An empty range at a position; by default at the start of the file, for a finding without a position. */
export const placeIn = (file: string, { line, column }: Point = { line: 1, column: 1 }): Range => ({
  file,
  start: { line, column },
  end: { line, column },
});

/** The whole file: a message with this range hides all others in the file. */
export const wholeFile = (file: string): Range => ({
  ...placeIn(file),
  end: { line: Number.MAX_SAFE_INTEGER, column: 1 },
});

export const isWholeFile = ({ end }: Pick<Range, 'end'>): boolean => end.line === Number.MAX_SAFE_INTEGER;

/** A line, or the columns `from` up to `to` of it, counted from 1. */
export function rangeOnLine(
  { file, lines }: { file: string; lines: readonly string[] },
  line: number,
  from = 1,
  to = (lines[line - 1] ?? '').length + 1,
): Range {
  return { file, start: { line, column: from }, end: { line, column: Math.max(from, to) } };
}

/** Lines with their last line break, for an edit that deletes them. */
export const wholeLines = (file: string, line: number, endLine = line): Range => ({
  file,
  start: { line, column: 1 },
  end: { line: endLine + 1, column: 1 },
});

/** The offset of each line in the whole text. */
const startsOf = memoize((lines: readonly string[]): readonly number[] => {
  let start = 0;
  return lines.map(({ length }) => {
    const lineStart = start;
    start += length + 1;
    return lineStart;
  });
});

/** The position of the character at an offset from the start of `firstLine`, which counts from 1. */
export function pointBelow(lines: readonly string[], firstLine: number, offset: number): Point {
  const starts = startsOf(lines);
  const at = (starts[firstLine - 1] ?? 0) + offset;
  let [line, end] = [firstLine, lines.length];
  while (line < end) {
    const middle = Math.ceil((line + end) / 2);
    if ((starts[middle - 1] ?? 0) <= at) line = middle;
    else end = middle - 1;
  }
  return { line, column: at - (starts[line - 1] ?? 0) + 1 };
}

/** The text of a range, with `\n` between lines. */
export function textIn(lines: readonly string[], { start, end }: Pick<Range, 'start' | 'end'>): string {
  const rangeLines = lines.slice(start.line - 1, end.line);
  if (rangeLines.length === 0) return '';
  const last = rangeLines.length - 1;
  rangeLines[last] = (rangeLines[last] ?? '').slice(0, end.line > lines.length ? undefined : end.column - 1);
  rangeLines[0] = (rangeLines[0] ?? '').slice(start.column - 1);
  return rangeLines.join('\n');
}
