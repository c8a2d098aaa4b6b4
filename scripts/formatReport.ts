import type { LintMessage } from '../pipeline/lint/message';
import { annotate } from '../pipeline/lint/reporters/github';
import { formatJson } from '../pipeline/lint/reporters/json';
import { formatText } from '../pipeline/lint/reporters/text';
import type { Format } from './validateOptions';

/** The whole report in one of the formats. */
export function formatReport(format: Format, messages: readonly LintMessage[], files: number): string {
  if (format === 'json') return formatJson(messages, files);
  const errors = messages.filter(({ fatal }) => fatal).length;
  const summary = `${files} files checked: ${count(errors, 'error')}, ${count(messages.length - errors, 'warning')}.`;
  if (format === 'github') return [...annotate(messages), summary].join('\n');
  return messages.length > 0 ? `${formatText(messages)}\n${summary}` : summary;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
