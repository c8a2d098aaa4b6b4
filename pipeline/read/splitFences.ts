import matter from 'gray-matter';
import { type FenceFault, fenceFault } from './fenceFault';

interface Parts {
  /** The lines between the fences. */
  front: string;
  body: string;
  bodyLine: number;
}

/** gray-matter runs code in front matter by default; here every engine but ours refuses, and ours reads nothing. */
const ENGINES = {
  yaml: () => ({}),
  javascript: refuse,
  js: refuse,
  coffee: refuse,
  json: refuse,
  toml: refuse,
};

/**
 * Splits a file at its two lines of `---`; spaces behind these do not matter. What gray-matter would lose without a word
 * is a fault here.
 */
export function splitFences(lines: string[]): Parts | FenceFault {
  const fault = fenceFault(lines);
  if (fault) return fault;
  const closing = lines.findIndex((line, index) => index > 0 && line.trimEnd() === '---');
  const bare = lines.map((line, index) => (index === 0 || index === closing ? '---' : line)).join('\n');
  const { matter: front, content } = matter(bare, { engines: ENGINES });
  return { front: front.replace(/^\n/, ''), body: content, bodyLine: closing + 2 };
}

function refuse(): never {
  throw new Error('Only YAML front matter is read.');
}
