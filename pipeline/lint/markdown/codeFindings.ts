import type { Code } from 'mdast';
import type { Finding } from './Finding';

const FENCE = /^(?:`{3,}|~{3,})/;

/** Boxes of code that nobody meant: words behind four spaces, or signs that begin a box and have no end. */
export function* codeFindings({ position }: Code, lines: readonly string[]): Generator<Finding> {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  const written = lines[line - 1] ?? '';
  const [fence] = FENCE.exec(written.slice(column - 1)) ?? [];
  if (fence) {
    const last = position?.end.line ?? line;
    if (last > line && isEnd(lines[last - 1] ?? '', fence)) return;
    const message = `Everything from here on is shown as a box of code, since ${fence} begins one and nothing ends it. Delete the ${fence}, or write ${fence} on a line of its own below the box.`;
    yield { line, code: 'code-open', message, wrong: fence };
  } else if (/^(?: {4}|\t)/.test(written)) {
    const message =
      'This text begins with four spaces or a tab, which makes it look like a machine wrote it. Begin it at the very left.';
    yield { line, code: 'text-spaces', message, wrong: written, right: written.trim(), severity: 'warning' };
  }
}

/** The end has the same sign, at least as often, and nothing else but what a quotation has in front. */
function isEnd(line: string, fence: string): boolean {
  const signs = line.replace(/^[\s>]*/, '').trimEnd();
  return signs.length >= fence.length && [...signs].every((sign) => sign === fence.charAt(0));
}
