import { type ReportLine, rule } from '../../rule';

/** A value in double quotes. Groups: what is before it, and the text in the quotes. */
const IN_QUOTES = /^(\s*(?:- +)*(?:\w[\w -]*:\s+)?)"((?:[^"\\]|\\.)*)"\s*(?:#.*)?$/;
/** An escape of YAML: the code of a character, which nobody writes by accident, a usual one, or one with a character that was hardly meant (`wrong`). */
const ESCAPES = /\\(?:x[\dA-Fa-f]{2}|u[\dA-Fa-f]{4}|U[\dA-Fa-f]{8}|["\\n]|(?<wrong>[\s\S]))/g;

export const backslash = rule({
  id: 'backslash',
  about:
    'In double quotes, a backslash changes the character after it: \\t becomes a wide space. Delete it, or write two for one that visitors should see.',
  layout: ({ line }, report) => findBackslash(line, report),
  values({ line, node: { position, plain } }, report) {
    if (plain === undefined && line.charAt(position.column - 1) === '"') findBackslash(line, report);
  },
});

/** Reports the first escape that was hardly meant as one, and corrects all of them. */
function findBackslash(line: string, report: ReportLine): void {
  const [, before = '', text = ''] = IN_QUOTES.exec(line) ?? [];
  const first = [...text.matchAll(ESCAPES)].find(({ groups }) => groups?.wrong);
  if (!first) return;
  const isLetter = (character = '') => /[a-z]/i.test(character);
  const advice = isLetter(first.groups?.wrong)
    ? 'Write two for one that visitors should see, or delete it.'
    : 'Delete it.';
  const corrected = text.replace(ESCAPES, (typed, wrong?: string) => {
    if (wrong === undefined) return typed;
    return isLetter(wrong) ? `\\\\${wrong}` : wrong;
  });
  report({
    column: before.length + 2 + first.index,
    what: 'In double quotes, a \\ changes the character after it.',
    advice,
    text: line.slice(0, before.length + 1) + corrected + line.slice(before.length + 1 + text.length),
  });
}
