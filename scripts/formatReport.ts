import type { Problem } from '../pipeline/lint/Problem';
import { annotate } from '../pipeline/lint/reporters/annotate';
import { formatText } from '../pipeline/lint/reporters/formatText';
import type { Format } from './validateOptions';

/** The whole report in one of the formats. */
export function formatReport(format: Format, problems: readonly Problem[], files: number): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  if (format === 'json') return JSON.stringify({ ok: errors === 0, files, problems });
  const summary = `${files} files checked: ${count(errors, 'error')}, ${count(problems.length - errors, 'warning')}.`;
  if (format === 'github') return [...annotate(problems), summary].join('\n');
  return problems.length > 0 ? `${formatText(problems)}\n${summary}` : summary;
}

function count(number: number, word: string): string {
  return `${number} ${word}${number === 1 ? '' : 's'}`;
}
