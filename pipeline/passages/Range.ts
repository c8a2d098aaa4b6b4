import { memoize } from '../model/memoize';
import { type Point, positionOf, type Source } from '../source/Source';
import { scalarsOf, type TypedScalar } from '../source/yamlScalars';
import { align, spanOf } from './align';

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

/** An empty range at the start of a file, for a finding without a position. */
export const startOfFile = (file: string): Range => rangeOnLine({ file, lines: [] }, 1);

/** The whole file: a message with this range hides all others in the file. */
export const wholeFile = (file: string): Range => ({
  ...startOfFile(file),
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

/** The text of a range, with `\n` between lines. */
export function textIn(lines: readonly string[], { start, end }: Pick<Range, 'start' | 'end'>): string {
  const text = lines.slice(start.line - 1, end.line).join('\n');
  const rest = lines[end.line - 1]?.slice(end.column - 1) ?? '';
  return text.slice(start.column - 1, text.length - rest.length);
}

const scalarsByOffset = memoize(scalarsOf);
/** The span in the YAML of each character of a value. */
const spansOf = memoize(({ text, typed }: TypedScalar) => align(text, typed));

/** A file with its source, such as a document. */
interface WithSource {
  source: Source;
}

/** The range of a field's name or, if the field is missing, of the name of its group. */
export function rangeOfName({ source }: WithSource, field: string): Range {
  const { line, column } = positionOf(source, field);
  const rest = source.lines[line - 1]?.slice(column - 1) ?? '';
  const [name = ''] = /^[^:\s](?:[^:]|:(?!\s|$))*(?=:(?:\s|$))/.exec(rest) ?? [];
  return { ...rangeOnLine(source, line, column, column + name.length), field };
}

/** The range of a field's value with its quotes; of a group, a list or a missing field, that of its name. */
export function rangeOfValue({ source }: WithSource, field: string): Range {
  const found = scalarAt(source, field);
  return found ? found.rangeBetween(found.scalar.start, found.scalar.end) : rangeOfName({ source }, field);
}

/** The range of the characters `from` up to `to` of a field's trimmed text, without its quotes; by default, of all. */
export function rangeOfText({ source }: WithSource, field: string, from = 0, to?: number): Range {
  const found = scalarAt(source, field);
  if (!found) return rangeOfName({ source }, field);
  const { scalar, rangeBetween } = found;
  const { textStart, text } = scalar;
  const spaces = text.length - text.trimStart().length;
  const [first, last] = spanOf(spansOf(scalar), from + spaces, (to ?? text.trim().length) + spaces);
  return rangeBetween(textStart + first, textStart + last);
}

/** The scalar of a field; `undefined` for a group, a list or a missing field. */
function scalarAt({ file, yaml, positions, valuePositions }: Source, field: string) {
  const position = valuePositions.get(field) ?? positions.get(field);
  if (!yaml || !position) return undefined;
  const { counter } = yaml;
  // The first line of the YAML is the second of the file, below the opening fence.
  const offset = (counter.lineStarts[position.line - 2] ?? 0) + position.column - 1;
  const scalar = scalarsByOffset(yaml).get(offset);
  const pointAt = (at: number): Point => {
    const { line, col } = counter.linePos(at);
    return { line: line + 1, column: col };
  };
  const rangeBetween = (start: number, end: number): Range => ({
    file,
    field,
    start: pointAt(start),
    end: pointAt(end),
  });
  return scalar && { scalar, rangeBetween };
}
