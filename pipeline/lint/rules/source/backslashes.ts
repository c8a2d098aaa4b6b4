import { type Report, rule } from '../../rule';
import type { At } from '../../SourceInput';

const IN_QUOTES = /^(\s*(?:- +)*(?:\w[\w -]*:\s+)?)"((?:[^"\\]|\\.)*)"\s*(?:#.*)?$/;
/** A backslash in double quotes with what it changes: itself, a quotation mark, the end of a line (`n`), the number of a character, or something else. */
const ESCAPES = /\\(x[\da-f]{2}|u[\da-f]{4}|[\s\S])/gi;

export const backslash = rule({
  id: 'backslash',
  on: 'source',
  about:
    'In double quotes, a backslash changes the character after it: \\t becomes a wide space. Delete it, or write two for one that visitors should see.',
  check(input, report) {
    if (input.step === 'line') {
      const finding = findBackslash(input.front[input.index]);
      if (finding) report(finding);
    } else if (input.step === 'values') ofValues(input, report);
  },
});

function ofValues({ front, nodes }: At<'values'>, report: Report): void {
  for (const { path, position, plain } of nodes) {
    const line = front[position.line - 1] ?? '';
    const isQuoted = plain === undefined && line.charAt(position.column - 1) === '"';
    const finding = isQuoted ? findBackslash(line) : undefined;
    if (finding) report({ ...position, ...finding, field: path, explains: path });
  }
}

function findBackslash(line = '') {
  const [, before = '', text = ''] = line.includes('\\') ? (IN_QUOTES.exec(line) ?? []) : [];
  const wrong = [...text.matchAll(ESCAPES)].find(
    ([, next = '']) => next.length === 1 && !/["\\n]/.test(next),
  );
  if (!wrong) return undefined;
  const [, next = ''] = wrong;
  const advice = /[a-z]/i.test(next)
    ? 'Write two for one that visitors should see, or delete it.'
    : 'Delete it.';
  const fixed = text.replace(ESCAPES, (all, after: string) => {
    if (after.length > 1 || /["\\n]/.test(after)) return all;
    return /[a-z]/i.test(after) ? `\\\\${after}` : after;
  });
  return {
    column: before.length + 2 + wrong.index,
    reason: `In double quotes, a \\ changes the character after it. ${advice}`,
    corrected: line.slice(0, before.length + 1) + fixed + line.slice(before.length + 1 + text.length),
  };
}
