import { memoize } from '../model/memoize';
import { scalarsOf, type TypedScalar } from '../source/parseYaml';
import { type ParsedYaml, type Point, positionOf, type Source, valuePositionOf } from '../source/Source';
import { align, spanOf } from './align';
import { type Range, rangeOnLine } from './Range';

const scalarsByOffset = memoize(scalarsOf);
/** The span in the YAML of each character of a value. */
const spansOf = memoize(({ text, typed }: TypedScalar) => align(text, typed));

/** The range of a field's name or, if the field is missing, of the name of its group. */
export function rangeOfName(source: Source, field: string): Range {
  const { line, column } = positionOf(source, field);
  const rest = source.lines[line - 1]?.slice(column - 1) ?? '';
  const [name = ''] = /^[^:\s](?:[^:]|:(?!\s|$))*(?=:(?:\s|$))/.exec(rest) ?? [];
  return { ...rangeOnLine(source, line, column, column + name.length), field };
}

/** The range of a field's value with its quotes; for a group, of its name. With `from`, of the characters `from` up to `to` of the trimmed text. */
export function rangeOfField(source: Source, field: string, from?: number, to?: number): Range {
  const { file, yaml, positions } = source;
  const start = valuePositionOf(source, field);
  const scalar = yaml && positions.has(field) ? scalarsByOffset(yaml).get(offsetAt(yaml, start)) : undefined;
  if (!yaml || !scalar) return { ...rangeOfName(source, field), start };
  const rangeBetween = (startOffset: number, endOffset: number): Range => ({
    ...{ file, field, start: pointAt(yaml, startOffset), end: pointAt(yaml, endOffset) },
  });
  const { textStart, text } = scalar;
  if (from === undefined) return rangeBetween(scalar.start, scalar.end);
  const spaces = text.length - text.trimStart().length;
  const [first, last] = spanOf(spansOf(scalar), from + spaces, (to ?? text.trim().length) + spaces);
  return rangeBetween(textStart + first, textStart + last);
}

/** A position in the file, one line below that in the YAML, because of the opening fence. */
function pointAt({ counter }: ParsedYaml, offset: number): Point {
  const { line, col } = counter.linePos(offset);
  return { line: line + 1, column: col };
}

/** The offset in the YAML of a position in the file. */
const offsetAt = ({ counter }: ParsedYaml, { line, column }: Point): number =>
  (counter.lineStarts[line - 2] ?? 0) + column - 1;
