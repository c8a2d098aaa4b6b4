import type { Heading } from 'mdast';
import { plainWords } from '../../markdown/plainWords';
import type { Finding } from './Finding';

/** Longer than any title. */
const LONG = 80;
const SENTENCE = /[.:;,…]["”'’)]*$/;
const SHORTENED = /\b(?:Inc|Co|Corp|Ltd|St|Ave|Rd|Jr|Sr|etc|[ap]\.m)\.$/;

/**
 * A line across that stands right below a text, which makes it a heading. Words that could be a heading are taken for one:
 * some people write them in this way. In the text of a page, lines may be put in.
 */
export function underlineFinding(
  node: Heading,
  lines: readonly string[],
  isPage: boolean,
): Finding | undefined {
  const { start, end } = node.position ?? { start: { line: 1 }, end: { line: 1 } };
  const written = lines[end.line - 1] ?? '';
  const [rule] = /[-=]+(?=\s*$)/.exec(written) ?? [];
  if (end.line === start.line || !rule) return undefined;
  if (end.line === start.line + 1 && isTitle(plainWords(node).trim(), rule)) return undefined;
  const message = `A line of ${rule.length > 5 ? rule.slice(0, 3) : rule} right below words makes a big heading of them. ${adviceFor(rule)}`;
  const finding = { line: end.line, code: 'heading-line', message, wrong: rule };
  return isPage && written.trimEnd() === rule ? { ...finding, right: partedRule(rule) } : finding;
}

/** A line across below an empty line; one or two hyphens are none. */
function partedRule(rule: string): string | undefined {
  if (rule.startsWith('=')) return '\n---';
  return rule.length > 2 ? `\n${rule}` : undefined;
}

function isTitle(words: string, rule: string): boolean {
  if (rule.length === 1 || words === '' || words.length > LONG) return false;
  const isDrawn = rule.length >= words.length - 2;
  return isDrawn || !SENTENCE.test(words) || SHORTENED.test(words);
}

function adviceFor(rule: string): string {
  if (rule.startsWith('=')) return 'Delete it, or write --- with an empty line above it.';
  return rule.length > 2 ? 'Put an empty line above it.' : 'Delete it, or put an empty line above it.';
}
