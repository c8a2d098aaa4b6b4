import type { Problem } from '../Problem';

/** Problems for people: grouped by file, each with its line and, where it is known, the line as it should be. */
export function formatText(problems: readonly Problem[]): string {
  const files = [...new Set(problems.map(({ file }) => file))];
  const blocks = files.map((file) =>
    [file, ...problems.filter((problem) => problem.file === file).flatMap(linesFor)].join('\n'),
  );
  return `${blocks.join('\n\n')}\n`;
}

function linesFor({ line, severity, message, fix }: Problem): string[] {
  const shown = `  line ${line}  ${severity}  ${message}`;
  return fix ? [shown, ...shownFix(fix.text)] : [shown];
}

/** The corrected line, or lines; an empty one is a line to delete. */
function shownFix(text: string): string[] {
  if (text === '') return ['      write:  nothing; delete the line'];
  const [first = '', ...more] = text.split('\n');
  return [`      write:  ${first.trim()}`, ...more.map((line) => `              ${line}`)];
}
