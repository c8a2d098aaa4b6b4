import { groupBy, listSome } from '../../pipeline/lint/lists';
import { type Message, urlOf } from '../../pipeline/lint/message';
import { groupRepeated } from '../../pipeline/lint/reporters/text';
import { escapeMarkdown, inlineCode, MAX_COMMENT } from './comment';

/** An invisible line by which the comment is found again. */
export const MARKER = '<!-- content-check -->';

/** GitHub takes up to 1 MiB for a step. */
const MAX_SUMMARY = 900_000;
const MAX_MESSAGES = 20;

/** The comment if the check itself fails. */
export const BUG_COMMENT = `${MARKER}

### The check could not be finished

This is a bug in the website software, not in your change. You don’t need to fix anything; the person who maintains the site will find the cause in the log of the check “Content”.`;

/** What the check of a pull request found. */
export interface PullReport {
  introduced: readonly Message[];
  /** Messages that the base has too. */
  preexisting: readonly Message[];
  /** The number of checked files. */
  files: number;
  /** What visitors will see, or why that is unknown. */
  visible: string;
  linkTo: LinkTo;
}

/** The URL of GitHub's editor at a line. */
type LinkTo = (file: string, line: number) => string;

/** The comment, with the beginning of the report. */
export function writeComment(pullReport: PullReport): string {
  const text = [MARKER, ...report(pullReport, '###', MAX_MESSAGES)].join('\n\n');
  return cut(text, MAX_COMMENT, 'The rest is in the summary of the check.');
}

/** The whole report, for the summary of the workflow run. */
export function writeSummary(pullReport: PullReport): string {
  const text = report(pullReport, '##').join('\n\n');
  return `${cut(text, MAX_SUMMARY, 'There is more than can be shown here.')}\n`;
}

/** The parts of the report in Markdown. `heading`: the mark of its headings; `limit`: the number of messages in each list. */
function report(pullReport: PullReport, heading: string, limit?: number): string[] {
  const { introduced, preexisting, files, visible, linkTo } = pullReport;
  return [
    `${heading} ${verdict(pullReport)}`,
    ...(limit ? [] : [`${files} files were checked.`]),
    ...(introduced.length > 0 ? [listMessages(introduced, linkTo, limit)] : []),
    `${heading} What visitors will see`,
    visible,
    ...(preexisting.length > 0
      ? [
          `${heading} Already there before your change`,
          hasErrors(preexisting)
            ? 'You can merge your change. Nothing goes online until the errors are fixed.'
            : 'This does not stop your change.',
          listMessages(preexisting, linkTo, limit),
        ]
      : []),
  ];
}

function verdict({ introduced, preexisting }: PullReport): string {
  const errors = introduced.filter(({ fatal }) => fatal).length;
  const { single, repeated } = groupRepeated(introduced);
  const hints = single.length + repeated.length - errors;
  const could = hints === 1 ? '1 thing could be better' : `${hints} things could be better`;
  const toFix = errors === 1 ? '1 thing' : `${errors} things`;
  if (errors > 0) return `Fix ${toFix} before this can go online${hints > 0 ? `; ${could}` : ''}`;
  if (hasErrors(preexisting)) return 'This can be merged, and goes online once the older errors are fixed';
  if (hints > 0) return `This can go online; ${could}`;
  return preexisting.length > 0 ? 'This can go online' : 'Everything is right. This can go online';
}

const hasErrors = (messages: readonly Message[]) => messages.some(({ fatal }) => fatal);

/** At most `limit` messages, grouped by file; then messages that several files share. */
function listMessages(messages: readonly Message[], linkTo: LinkTo, limit = messages.length): string {
  const { single, repeated } = groupRepeated(messages);
  const listed = single.slice(0, limit);
  const shared = repeated.slice(0, limit - listed.length);
  const groups = [...groupBy(listed, ({ file }) => file)].map(([file, items]) =>
    [`**${escapeMarkdown(file)}**`, '', ...items.flatMap((message) => listItem(message, linkTo))].join('\n'),
  );
  const linkOf = ({ file, start: { line } }: Message) =>
    `[${escapeMarkdown(file)}, line ${line}](${linkTo(file, line)})`;
  const items = shared.map((all) => `- ${describeMessage(all[0])}\n  ${listSome(all.map(linkOf), limit)}`);
  if (items.length > 0) groups.push(['**In several files**', '', ...items].join('\n'));
  const more = single.length + repeated.length - listed.length - shared.length;
  if (more > 0) groups.push(`${more} more are listed in the summary of the check.`);
  return groups.join('\n\n');
}

function describeMessage(message: Message): string {
  const { fatal, reason } = message;
  const url = urlOf(message);
  return `${fatal ? '' : 'Could be better: '}${escapeMarkdown(reason)}${url ? ` [Why?](${url})` : ''}`;
}

function listItem(message: Message, linkTo: LinkTo): string[] {
  const { file, start, fix } = message;
  const item = `- [line ${start.line}](${linkTo(file, start.line)}): ${describeMessage(message)}`;
  return [item, ...(fix?.edits ?? []).map(({ text }) => `  Write: ${inlineCode(text.trim())}`)];
}

function cut(text: string, limit: number, rest: string): string {
  return text.length <= limit ? text : `${text.slice(0, limit)}\n\n… ${rest}`;
}
