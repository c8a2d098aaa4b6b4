import type { Code } from 'mdast';
import { lineOf } from '../../MarkdownText';
import { type Rule, rule } from '../../rule';

const FENCE = /^(?:`{3,}|~{3,})/;

/** What begins a block of code, if it is not four spaces. */
function fenceOf({ position }: Code, lines: readonly string[]): string | undefined {
  const { line, column } = position?.start ?? { line: 1, column: 1 };
  return FENCE.exec(lines[line - 1]?.slice(column - 1) ?? '')?.[0];
}

const codeOpen = rule({
  id: 'code-open',
  inForm: 'Everything from the three backticks on is shown as code. Leave them out.',
  on: 'markdown',
  about:
    'Three backticks or tildes begin a block of code, and the same ones end it. Without an end, everything below is shown as code. Delete them, or write them once more after the code.',
  check({ nodes, lines }, report) {
    for (const code of nodes.code) {
      const fence = fenceOf(code, lines);
      if (!fence || isEnded(code, fence, lines)) continue;
      const reason = `Everything from here on is shown as code, since ${fence} begins it and nothing ends it. Delete the ${fence}, or write ${fence} on a line of its own after the code.`;
      report({ line: lineOf(code), reason, actual: fence });
    }
  },
});

/** The end has the same character, at least as often, and before it only what a quotation has. */
function isEnded(code: Code, fence: string, lines: readonly string[]): boolean {
  const last = code.position?.end.line ?? 1;
  const end = lines[last - 1]?.replace(/^[\s>]*/, '').trimEnd() ?? '';
  return (
    last > lineOf(code) && end.length >= fence.length && [...end].every((each) => each === fence.charAt(0))
  );
}

const textSpaces = rule({
  id: 'text-spaces',
  on: 'markdown',
  kind: 'sure',
  severity: 'warning',
  message:
    'This text begins with four spaces or a tab, which makes it look like computer code. Begin it at the very left.',
  check({ nodes, lines }, report) {
    for (const code of nodes.code) {
      const line = lineOf(code);
      const source = lines[line - 1] ?? '';
      if (fenceOf(code, lines) || !/^(?: {4}|\t)/.test(source)) continue;
      report({ line, actual: source, expected: source.trim() });
    }
  },
});

export const codeRules: readonly Rule[] = [codeOpen, textSpaces];
