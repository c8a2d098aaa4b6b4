import type { Code, Paragraph, Text } from 'mdast';
import type { Finding } from './Finding';

const STARS = /\*\*\s+(?=\S)([^*\n]*[^*\s])\s+\*\*/;
const BULLET = /^\s*[•●▪◦‣·]\s*(?=\S)/;

/** Signs that would be shown as they are, and texts that would be shown as a machine writes. */
export function* signFindings(
  node: Text | Paragraph | Code,
  lines: readonly string[],
  line: number,
): Generator<Finding> {
  const written = lines[line - 1] ?? '';
  if (node.type === 'text') yield* starFindings(node.value, lines, line);
  else if (node.type === 'paragraph')
    yield* bulletFindings(lines.slice(line - 1, node.position?.end.line), line);
  else if (/^(?: {4}|\t)/.test(written)) {
    const message =
      'This text begins with four spaces or a tab, which makes it look like a machine wrote it. Begin it at the very left.';
    yield { line, code: 'text-spaces', message, wrong: written, right: written.trim(), severity: 'warning' };
  }
}

function* starFindings(value: string, lines: readonly string[], from: number): Generator<Finding> {
  if (!value.includes('**')) return;
  for (const [offset, words] of value.split('\n').entries()) {
    const line = from + offset;
    if (!words.includes('**') || lines[line - 1]?.includes('\\*')) continue;
    const [spaced, inner] = STARS.exec(words) ?? [];
    const message =
      'These stars would be shown as stars. Bold words stand between two pairs of them, with no space inside: **bold words**';
    const right = spaced && `**${inner}**`;
    yield { line, code: 'stars', message, wrong: spaced ?? '**', right, severity: 'warning' };
  }
}

function* bulletFindings(lines: readonly string[], from: number): Generator<Finding> {
  const at = lines.findIndex((line) => BULLET.test(line));
  const [wrong] = BULLET.exec(lines[at] ?? '') ?? [];
  if (wrong === undefined) return;
  const message = 'An entry of a list begins with a hyphen and a space.';
  yield { line: from + at, code: 'list-sign', message, wrong, right: '- ', severity: 'warning' };
}
