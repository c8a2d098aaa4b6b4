import type { Code, Paragraph, Text } from 'mdast';
import type { Finding } from './Finding';
import { garbledFindings } from './garbledFindings';

const STARS = /\*\*\s+(?=\S)([^*\n]*[^*\s])\s+\*\*/;
const HYPHEN = /^\s*-(?=\p{L})/u;
const ENTRY = 'An entry of a list begins with a hyphen and a space.';
const NUMBERED = 'An entry of a numbered list begins with its number, a dot and a space.';

/** Signs that begin no entry of a list, with what was meant. */
const LIST_SIGNS: { sign: RegExp; message: string; right: string }[] = [
  { sign: /^\s*[•●▪◦‣·]\s*(?=\S)/, message: ENTRY, right: '- ' },
  { sign: HYPHEN, message: ENTRY, right: '- ' },
  { sign: /^\s*\d{1,2}[.)](?=\p{Lu})/u, message: NUMBERED, right: '$& ' },
];

/** Signs that would be shown as they are, and texts that would be shown as a machine writes. */
export function* signFindings(
  node: Text | Paragraph | Code,
  lines: readonly string[],
  line: number,
): Generator<Finding> {
  const written = lines[line - 1] ?? '';
  const all = lines.slice(line - 1, node.position?.end.line);
  if (node.type === 'text') yield* starFindings(node.value, lines, line);
  else if (node.type === 'paragraph') {
    yield* bulletFindings(all, line);
    for (const [offset, words] of all.entries()) yield* garbledFindings(words, line + offset);
  } else if (/^(?: {4}|\t)/.test(written)) {
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
  for (const { sign, message, right } of LIST_SIGNS) {
    const at = lines.findIndex(
      (line, index) => sign.test(line) && (sign !== HYPHEN || isListed(lines, index)),
    );
    const [wrong] = sign.exec(lines[at] ?? '') ?? [];
    if (wrong === undefined) continue;
    const instead = right.replace('$&', wrong);
    yield { line: from + at, code: 'list-sign', message, wrong, right: instead, severity: 'warning' };
  }
}

/** Whether a line beside it begins with a hyphen too; one by itself may be a signature: `-Tom`. */
function isListed(lines: readonly string[], index: number): boolean {
  return [lines[index - 1], lines[index + 1]].some((line) => /^\s*-/.test(line ?? ''));
}
