import { count } from '../../pipeline/lint/lists';
import type { Message } from '../../pipeline/lint/message';
import { annotate } from '../../pipeline/lint/reporters/github';
import { formatJson } from '../../pipeline/lint/reporters/json';
import { formatText, groupRepeated } from '../../pipeline/lint/reporters/text';

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
