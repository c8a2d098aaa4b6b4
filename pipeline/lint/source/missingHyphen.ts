import { indentOf } from './lineShape';
import type { Repair } from './Repair';

/** An entry of a list that has lost its hyphen, at the place where the line begins or at `level`. */
export function missingHyphen(
  front: readonly string[],
  index: number,
  level = indentOf(front[index]),
): Repair {
  const text = `${' '.repeat(level)}- ${front[index]?.trim()}`;
  return { index, text, code: 'list-sign', message: 'An entry of a list begins with a hyphen and a space.' };
}
