import type { LintMessage } from '../../pipeline/lint/message';
import { asCode, inMarkdown } from './inMarkdown';

/** Where a file can be changed with one click. */
export type LinkTo = (file: string, line: number) => string;

/** Messages grouped by file, in Markdown; at most `limit` of them, and how many more there are. */
export function listMessages(
  messages: readonly LintMessage[],
  linkTo: LinkTo,
  limit = Number.POSITIVE_INFINITY,
): string {
  const shown = messages.slice(0, limit);
  const files = [...new Set(shown.map(({ file }) => file))];
  const groups = files.map((file) => {
    const own = shown.filter((message) => message.file === file);
    return [`**${inMarkdown(file)}**`, '', ...own.flatMap((message) => linesFor(message, linkTo))].join('\n');
  });
  const more = messages.length - shown.length;
  return [...groups, ...(more > 0 ? [`${more} more are listed in the summary of the check.`] : [])].join(
    '\n\n',
  );
}

function linesFor({ file, line, fatal, reason, url, expected }: LintMessage, linkTo: LinkTo): string[] {
  const hint = fatal ? '' : 'Could be better: ';
  const why = url ? ` [Why?](${url})` : '';
  const shown = `- [line ${line}](${linkTo(file, line)}): ${hint}${inMarkdown(reason)}${why}`;
  const [correction] = expected ?? [];
  return correction === undefined ? [shown] : [shown, `  Write: ${asCode(correction.trim())}`];
}
