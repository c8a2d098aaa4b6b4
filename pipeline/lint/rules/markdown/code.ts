import type { Code } from 'mdast';
import { type MarkdownText, rangeOfNode, typedAs } from '../../MarkdownText';
import { type Rule, rule } from '../../rule';

/** What begins a block of code, if it is not four spaces. */
const fenceOf = (text: MarkdownText, code: Code) => /^(?:`{3,}|~{3,})/.exec(typedAs(text, code))?.[0];

const codeOpen = rule({
  id: 'code-open',
  what: 'Everything from here on is shown as code, since nothing ends it.',
  advice: 'Delete the {fence}, or write {fence} on a line of its own after the code.',
  inForm: 'Leave out the three signs with which it begins.',
  about:
    'Three backticks or tildes begin a block of code, and the same ones end it. Without an end, everything below is shown as code. Delete them, or write them once more after the code.',
  markdown(text, report) {
    for (const code of text.nodes.code) {
      const fence = fenceOf(text, code);
      if (fence && !isEnded(typedAs(text, code), fence))
        report({ range: rangeOfNode(text, code, 0, fence.length), data: { fence } });
    }
  },
});

/** The end has the same character, at least as often, and before it only what a quotation has. */
function isEnded(typed: string, fence: string): boolean {
  const end =
    typed
      .slice(typed.indexOf('\n'))
      .split('\n')
      .at(-1)
      ?.replace(/^[\s>]*/, '')
      .trimEnd() ?? '';
  return typed.includes('\n') && end.length >= fence.length && [...end].every((each) => each === fence[0]);
}

const textSpaces = rule({
  id: 'text-spaces',
  kind: 'sure',
  severity: 'warning',
  what: 'This text begins with four spaces or a tab, which makes it look like computer code.',
  advice: 'Begin it at the very left.',
  markdown(text, report) {
    const { markdown, range, nodes } = text;
    for (const code of nodes.code) {
      const [start, end] = [code.position?.start.offset ?? 0, code.position?.end.offset];
      const begin = markdown.lastIndexOf('\n', start - 1) + 1;
      const typed = markdown.slice(begin, end);
      if (fenceOf(text, code) || !/^(?: {4}|\t)/.test(typed)) continue;
      const edits = [...typed.matchAll(/^[ \t]+/gm)].map(({ index, 0: { length } }) => ({
        range: range(begin + index, begin + index + length),
        text: '',
      }));
      report({ range: range(begin, end), fix: { edits } });
    }
  },
});

export const codeRules: readonly Rule[] = [codeOpen, textSpaces];
