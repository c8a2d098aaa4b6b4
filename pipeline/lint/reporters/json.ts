import type { LintMessage } from '../message';
import type { Kind } from '../rule';

export interface JsonProblem {
  file: string;
  line: number;
  column: number;
  /** Empty if it is not about a field. */
  field: string;
  severity: 'error' | 'warning';
  code: string;
  message: string;
  url: string | null;
  /** What to write for the line; an empty text is a line to delete. */
  fix: { line: number; text: string; kind: Kind } | null;
}

export function formatJson(messages: readonly LintMessage[], files: number): string {
  return JSON.stringify({ ok: !messages.some(({ fatal }) => fatal), files, problems: messages.map(toJson) });
}

export function toJson({
  fatal,
  ruleId,
  reason,
  url,
  expected,
  kind = 'choice',
  ...message
}: LintMessage): JsonProblem {
  const { file, line, column, field } = message;
  const [text] = expected ?? [];
  return {
    file,
    line,
    column,
    field,
    severity: fatal ? 'error' : 'warning',
    code: ruleId,
    message: reason,
    url: url ?? null,
    fix: text === undefined ? null : { line, text, kind },
  };
}
