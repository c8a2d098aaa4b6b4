import type { LintMessage } from '../message';

/** Messages for people: grouped by file, each with its line, its rule and, where it is known, the line as it should be. */
export function formatText(messages: readonly LintMessage[]): string {
  const files = [...new Set(messages.map(({ file }) => file))];
  const blocks = files.map((file) =>
    [file, ...messages.filter((message) => message.file === file).flatMap(linesFor)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

function linesFor({ line, fatal, reason, ruleId, expected }: LintMessage): string[] {
  const shown = `  line ${line}  ${fatal ? 'error' : 'warning'}  ${reason}  ${ruleId}`;
  const [correction] = expected ?? [];
  return correction === undefined ? [shown] : [shown, ...correctionLines(correction)];
}

/** The corrected line, or lines; an empty one is a line to delete. */
function correctionLines(text: string): string[] {
  if (text === '') return ['      write:  nothing; delete the line'];
  const [first = '', ...more] = text.split('\n');
  return [`      write:  ${first.trim()}`, ...more.map((line) => `              ${line}`)];
}
