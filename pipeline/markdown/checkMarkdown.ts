import type { Nodes } from 'mdast';
import type { Finding } from './Finding';
import { linkFindings } from './linkFindings';
import { signFindings } from './signFindings';
import { tableFindings } from './tableFindings';

/** What is wrong with a text by itself. Headings must follow one another only in the text of a page. */
export function* checkMarkdown(
  nodes: readonly Nodes[],
  lines: readonly string[],
  isPage: boolean,
): Generator<Finding> {
  let depth = 1;
  for (const node of nodes) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'html') yield* htmlFindings(node.value, line);
    else if (node.type === 'heading') {
      yield* headingFindings(node, isPage ? depth : node.depth, line);
      depth = Math.max(2, node.depth);
    } else yield* otherFindings(node, lines, line);
  }
}

function* otherFindings(node: Nodes, lines: readonly string[], line: number): Generator<Finding> {
  if (node.type === 'paragraph' || node.type === 'table') yield* tableFindings(node, lines);
  if (node.type === 'text' || node.type === 'link') yield* linkFindings(node, line);
  if (node.type === 'text' || node.type === 'paragraph' || node.type === 'code')
    yield* signFindings(node, lines, line);
  const written = lines[line - 1] ?? '';
  if (node.type === 'paragraph' && written.startsWith('##') && /^#{2,6}\w/.test(written)) {
    const right = written.replace(/^#+/, '$& ');
    yield {
      line,
      code: 'heading-space',
      message: 'A heading needs a space behind its ## signs.',
      wrong: written,
      right,
    };
  }
}

function* htmlFindings(value: string, line: number): Generator<Finding> {
  if (/^<!--.*-->$/s.test(value.trim())) return;
  const [, tag = ''] = /<\/?([a-z]\w*)/i.exec(value) ?? [];
  yield { line, code: 'html', message: htmlMessage(tag.toLowerCase()) };
}

function htmlMessage(tag: string): string {
  if (tag === 'iframe' || tag === 'embed' || tag === 'object')
    return 'A frame of another site cannot stand in a text. Use a section for it: feed, map or gallery.';
  if (tag === 'script') return 'A script cannot stand in a text, since it could harm visitors. Delete it.';
  return 'HTML tags are not allowed here. Write the text in plain words; **two stars** make it bold.';
}

function* headingFindings(
  node: Nodes & { type: 'heading' },
  above: number,
  line: number,
): Generator<Finding> {
  if (node.children.length === 0) {
    yield {
      line,
      code: 'heading-empty',
      message: 'This heading has no words. Write them behind the ## signs, or delete the line.',
    };
    return;
  }
  if (node.depth === 1) {
    const message = 'The page has its main heading already. Begin headings in the text with ## instead of #.';
    yield { line, code: 'second-title', message, wrong: '# ', right: '## ' };
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
