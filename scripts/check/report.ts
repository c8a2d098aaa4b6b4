import { count } from '../../pipeline/lint/lists';
import type { Message } from '../../pipeline/lint/message';
import { annotate } from '../../pipeline/lint/reporters/github';
import { formatJson } from '../../pipeline/lint/reporters/json';
import { formatText, groupRepeated } from '../../pipeline/lint/reporters/text';
import { ruleOf } from '../../pipeline/lint/rules';

/** The values of the option `--format`. */
export const formats = ['text', 'json', 'github'] as const;
type Format = (typeof formats)[number];

/** The output of `npm run validate`. `files`: the number of checked files. */
export function formatReport(format: Format, messages: readonly Message[], files: number): string {
  if (format === 'json') return formatJson(messages, files);
  const errors = messages.filter(({ fatal }) => fatal).length;
  const summarize = (warnings: number) =>
    `${files} files checked: ${count(errors, 'error')}, ${count(warnings, 'warning')}.`;
  if (format === 'github') return [...annotate(messages), summarize(messages.length - errors)].join('\n');
  // A warning that repeats in several files is shown once, and counted once. Errors are never grouped.
  const { single, repeated } = groupRepeated(messages);
  const summary = summarize(single.length - errors + repeated.length);
  return messages.length > 0 ? `${formatText(messages)}\n${summary}` : summary;
}

/** The messages about the named files and folders; all messages if there are no names. */
export function messagesWithin(messages: readonly Message[], names: readonly string[]): readonly Message[] {
  if (names.length === 0) return messages;
  const isNamed = (file: string) => names.some((name) => file === name || file.startsWith(`${name}/`));
  return messages.filter((message) => isAbout(message, isNamed));
}

/** Whether a message is in one of certain files, or is an error of the whole site, which they may have caused. */
export function isAbout(message: Message, isIncluded: (file: string) => boolean): boolean {
  const { file, also = [], fatal, ruleId } = message;
  const isInFiles = [{ file }, ...also].some((range) => isIncluded(range.file));
  return isInFiles || (fatal && ruleOf(ruleId)?.site !== undefined);
}
