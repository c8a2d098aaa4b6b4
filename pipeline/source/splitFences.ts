import matter from 'gray-matter';

interface Parts {
  /** The lines between the fences. */
  front: string;
  body: string;
  /** The line on which the body begins. */
  bodyLine: number;
}

/** gray-matter runs code in front matter by default; here every engine refuses, and ours reads nothing. */
const engines = {
  yaml: () => ({}),
  javascript: refuse,
  js: refuse,
  coffee: refuse,
  json: refuse,
  toml: refuse,
};

export const isFence = (line = ''): boolean => line.trimEnd() === '---';

/**
 * Splits a file at its two lines of `---`; spaces behind these do not matter. Nothing where the file does not begin with one
 * or has no second one, of which gray-matter says nothing.
 */
export function splitFences(lines: readonly string[]): Parts | undefined {
  const closing = lines.findIndex((line, index) => index > 0 && isFence(line));
  if (!isFence(lines[0]) || closing < 0) return undefined;
  const bare = lines.map((line, index) => (index === 0 || index === closing ? '---' : line)).join('\n');
  const { matter: front, content: body } = matter(bare, { engines });
  return { front: front.replace(/^\n/, ''), body, bodyLine: closing + 2 };
}

function refuse(): never {
  throw new Error('only YAML front matter is read');
}
