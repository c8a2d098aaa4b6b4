import { type ReportLine, rule } from '../../rule';

/** A value in double quotes. Groups: what is before it, and the text in the quotes. */
const IN_QUOTES = /^(\s*(?:- +)*(?:\w[\w -]*:\s+)?)"((?:[^"\\]|\\.)*)"\s*(?:#.*)?$/;
/** The escapes of YAML in double quotes. */
const ESCAPES = /\\(x[\da-f]{2}|u[\da-f]{4}|[\s\S])/gi;

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
  const [, before = '', text = ''] = line.includes('\\') ? (IN_QUOTES.exec(line) ?? []) : [];
  // An escape of several characters is the code of a character, which nobody writes by accident.
  const isWrong = (next: string) => next.length === 1 && !/["\\n]/.test(next);
  const wrong = [...text.matchAll(ESCAPES)].find(([, next = '']) => isWrong(next));
  if (!wrong) return;
  const isLetter = (next = '') => /[a-z]/i.test(next);
  const advice = isLetter(wrong[1])
    ? 'Write two for one that visitors should see, or delete it.'
    : 'Delete it.';
  const correct = (next: string) => (isLetter(next) ? `\\\\${next}` : next);
  const fixed = text.replace(ESCAPES, (typed, next: string) => (isWrong(next) ? correct(next) : typed));
  report({
    column: before.length + 2 + wrong.index,
    what: 'In double quotes, a \\ changes the character after it.',
    advice,
    text: line.slice(0, before.length + 1) + fixed + line.slice(before.length + 1 + text.length),
  });
}
