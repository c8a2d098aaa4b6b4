import { type LineEdit, type Message, type Proposal, urlOf } from '../message';
import type { Certainty } from '../rule';

/** A message in the output of `--format json`. */
export interface JsonProblem {
  file: string;
  line: number;
  column: number;
  /** Empty if the problem is not about a field. */
  field: string;
  severity: 'error' | 'warning';
  code: string;
  message: string;
  url: string | null;
  /** Replaces the lines `line` to `endLine`; an empty text deletes them. `more` has further edits of the same fix. */
  fix: (Omit<LineEdit, 'file'> & { kind: Certainty; more?: LineEdit[] }) | null;
}

/** The output of `--format json`. `files` is the number of checked files. */
export function formatJson(messages: readonly Message[], files: number): string {
  return JSON.stringify({ ok: !messages.some(({ fatal }) => fatal), files, problems: messages.map(toJson) });
}

export function toJson(message: Message): JsonProblem {
  const { file, start, field, fatal, ruleId, reason, fix } = message;
  return {
    file,
    ...start,
    field,
    severity: fatal ? 'error' : 'warning',
    code: ruleId,
    message: reason,
    url: urlOf(message) ?? null,
    fix: fix ? fixOf(fix) : null,
  };
}

function fixOf({ kind, edits: [first, ...more] }: Proposal): JsonProblem['fix'] {
  if (!first) return null;
  const { line, endLine, text } = first;
  return { line, endLine, text, kind, more: more.length > 0 ? more : undefined };
}
