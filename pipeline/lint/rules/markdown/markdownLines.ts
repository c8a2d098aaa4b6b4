import type { Heading } from 'mdast';
import { textOf } from '../../../markdown/parseMarkdown';
import { lineOf, type MarkdownText, sourceLines } from '../../MarkdownText';
import { rule } from '../../rule';

export const headingLine = rule({
  id: 'heading-line',
  on: 'markdown',
  about:
    'A line of hyphens or equals signs right below a text turns the text into a big heading. For a dividing line, leave an empty line above it.',
  check({ nodes, lines, isPage }, report) {
    for (const heading of nodes.heading) {
      const underline = strayUnderline(heading, lines);
      if (!underline) continue;
      const line = heading.position?.end.line ?? 1;
      const shown = underline.length > 5 ? underline.slice(0, 3) : underline;
      const isAlone = lines[line - 1]?.trimEnd() === underline;
      report({
        line,
        reason: `A line of ${shown} right below text turns the text into a big heading. ${adviceFor(underline)}`,
        actual: underline,
        expected: isPage && isAlone ? separateLine(underline) : undefined,
      });
    }
  },
});

/** Longer than any title. */
const MAX_TITLE = 80;
const SENTENCE = /[.:;,…]["”'’)]*$/;
const ABBREVIATION = /\b(?:Inc|Co|Corp|Ltd|St|Ave|Rd|Jr|Sr|etc|[ap]\.m)\.$/;

/** The line that turned the text above into a heading by mistake. A short title above it is left alone, because some people write headings this way. */
function strayUnderline(heading: Heading, lines: readonly string[]): string | undefined {
  const [title, ...below] = sourceLines(heading, lines);
  const [underline] = /[-=]+(?=\s*$)/.exec(below.at(-1) ?? '') ?? [];
  if (title === undefined || !underline) return undefined;
  return below.length === 1 && isTitle(textOf(heading).trim(), underline) ? undefined : underline;
}

function isTitle(text: string, underline: string): boolean {
  if (underline.length === 1 || text === '' || text.length > MAX_TITLE) return false;
  const isDrawn = underline.length >= text.length - 2;
  return isDrawn || !SENTENCE.test(text) || ABBREVIATION.test(text);
}

/** A dividing line below an empty one; one or two hyphens are none. */
function separateLine(underline: string): string | undefined {
  if (underline.startsWith('=')) return '\n---';
  return underline.length > 2 ? `\n${underline}` : undefined;
}

function adviceFor(underline: string): string {
  if (underline.startsWith('=')) return 'Delete it, or write --- with an empty line above it.';
  return underline.length > 2 ? 'Put an empty line above it.' : 'Delete it, or put an empty line above it.';
}

/** The headings of a text, without those that `heading-line` reports. */
export function headingsIn({ nodes, lines }: MarkdownText): Heading[] {
  return nodes.heading.filter((heading) => !strayUnderline(heading, lines));
}

/** Three hyphens would be a dividing line already. */
const DASHES = /^[–—-]{2,80}$/;

export const lineSign = rule({
  id: 'line-sign',
  on: 'markdown',
  severity: 'warning',
  about: 'Dashes on their own line are shown as dashes. For a dividing line, write three hyphens.',
  check({ nodes, lines }, report) {
    for (const node of nodes.paragraph) {
      const [first = '', second] = sourceLines(node, lines);
      if (second !== undefined || !DASHES.test(first.trim())) continue;
      const reason = 'A dividing line is written with three hyphens: ---';
      report({ line: lineOf(node), reason, actual: first.trim(), expected: '---' });
    }
  },
});
