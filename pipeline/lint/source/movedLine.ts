import { indentOf } from './lineShape';
import type { Repair } from './Repair';

/** A line that begins where none of its neighbors does, put at `level`, where they begin. */
export function movedLine(front: readonly string[], index: number, level: number): Repair {
  const line = front[index] ?? '';
  const side = level < indentOf(line) ? 'right' : 'left';
  const message = `This line begins too far to the ${side}. Lines that belong together begin exactly below one another.`;
  return { index, text: ' '.repeat(level) + line.trimStart(), code: 'indent', message };
}
