import type { Parents } from 'mdast';
import { plainWords } from './plainWords';

/** Bare addresses become links after the reading; then neither they nor the words beside them know their line. */
export function placeChildren({ children, position }: Parents): void {
  let line = position?.start.line ?? 1;
  for (const child of children) {
    if (!child.position) {
      const end = line + plainWords(child).split('\n').length - 1;
      child.position = { start: { line, column: 1 }, end: { line: end, column: 1 } };
    }
    line = child.position.end.line;
  }
}
