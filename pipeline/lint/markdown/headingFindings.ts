import type { Heading } from 'mdast';
import type { Finding } from './Finding';

/** How other programs name a heading. */
const NAMED = /(\S)\s*(\{#[\w-]{1,80}\})$/;

/** Headings without words, a second main one, and steps of more than one level below the heading `above`. */
export function* headingFindings(node: Heading, above: number): Generator<Finding> {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  const { line } = start;
  if (node.children.length === 0) {
    yield {
      line,
      code: 'heading-empty',
      message: 'This heading has no words. Write them behind the ## signs, or delete the line.',
    };
    return;
  }
  const [wrong, letter = '', sign] = NAMED.exec(lastWords(node)) ?? [];
  if (wrong) {
    const message = `${sign} would be shown as it is. Delete it.`;
    yield { line, code: 'heading-signs', message, wrong, right: letter };
    return;
  }
  if (node.depth === 1) {
    yield { line, code: 'second-title', ...secondTitle(end.line > line) };
    return;
  }
  if (node.depth <= above + 1) return;
  const [from, to] = ['#'.repeat(above), '#'.repeat(node.depth)];
  const message =
    above === 1
      ? `The first heading of a text should begin with ##, not ${to}, or people who listen to the page lose their way.`
      : `The headings jump from ${from} to ${to}. Use ${from}#, or people who listen to the page lose their way.`;
  yield {
    line,
    code: 'heading-jump',
    message,
    wrong: `${to} `,
    right: `${'#'.repeat(above + 1)} `,
    severity: 'warning',
  };
}

function lastWords({ children }: Heading): string {
  const last = children.at(-1);
  return last?.type === 'text' ? last.value : '';
}

function secondTitle(isUnderlined: boolean): Pick<Finding, 'message' | 'wrong' | 'right'> {
  const message = 'The page has its main heading already.';
  if (isUnderlined)
    return {
      message: `${message} Write ## and a space in front of these words, and delete the line of = below them.`,
    };
  return {
    message: `${message} Begin headings in the text with ## instead of #.`,
    wrong: '# ',
    right: '## ',
  };
}
