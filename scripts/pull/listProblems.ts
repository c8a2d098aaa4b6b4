import type { Problem } from '../../pipeline/lint/Problem';
import { asCode, inMarkdown } from './inMarkdown';

/** Where a file can be changed with one click. */
export type LinkTo = (file: string, line: number) => string;

/** Problems grouped by file, in Markdown; at most `limit` of them, and how many more there are. */
export function listProblems(
  problems: readonly Problem[],
  linkTo: LinkTo,
  limit = Number.POSITIVE_INFINITY,
): string {
  const shown = problems.slice(0, limit);
  const files = [...new Set(shown.map(({ file }) => file))];
  const groups = files.map((file) => {
    const own = shown.filter((problem) => problem.file === file);
    return [`**${inMarkdown(file)}**`, '', ...own.flatMap((problem) => linesFor(problem, linkTo))].join('\n');
  });
  const more = problems.length - shown.length;
  return [...groups, ...(more > 0 ? [`${more} more are listed in the summary of the check.`] : [])].join(
    '\n\n',
  );
}

function linesFor({ file, line, severity, message, fix }: Problem, linkTo: LinkTo): string[] {
  const hint = severity === 'warning' ? 'Could be better: ' : '';
  const shown = `- [line ${line}](${linkTo(file, line)}): ${hint}${inMarkdown(message)}`;
  return fix ? [shown, `  Write: ${asCode(fix.text.trim())}`] : [shown];
}
