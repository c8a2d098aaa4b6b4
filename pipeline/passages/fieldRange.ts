import { memoize } from '../model/memoize';
import { scalarsOf, type TypedScalar } from '../source/parseYaml';
import { type Point, positionOf, type Source } from '../source/Source';
import { align, spanOf } from './align';
import { type Range, rangeOnLine } from './Range';

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
