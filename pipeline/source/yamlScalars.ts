import { visit } from 'yaml';
import { textOf } from './parseYaml';
import type { ParsedYaml } from './Source';

/** A scalar as typed. Offsets count from the start of the front matter. */
export interface TypedScalar {
  start: number;
  end: number;
  /** The offset of the text: after the quotation mark, or on the line after `>` or `|`. */
  textStart: number;
  text: string;
  typed: string;
}

/** The scalars of front matter by their start offsets. */
export function scalarsOf({ document, text }: ParsedYaml): Map<number, TypedScalar> {
  const found = new Map<number, TypedScalar>();
  visit(document, {
    Scalar(key, node) {
      if (key === 'key' || !node.range) return;
      const [start, end] = node.range;
      const typed = text.slice(start, end);
      const isBlock = node.type === 'BLOCK_FOLDED' || node.type === 'BLOCK_LITERAL';
      const opening = node.type === 'PLAIN' ? 0 : isBlock ? typed.indexOf('\n') + 1 : 1;
      found.set(start, {
        start,
        end: start + typed.trimEnd().length,
        textStart: start + opening,
        text: textOf(node),
        typed: typed.slice(opening),
      });
    },
  });
  return found;
}
