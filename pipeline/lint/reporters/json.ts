import type { LineEdit } from '../../passages/Range';
import type { Kind } from '../finding';
import { type Message, type Proposal, urlOf } from '../message';

type JsonEdit = Omit<LineEdit, 'file'>;

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
  /** What to write for the lines; an empty text deletes them. `more`: edits elsewhere that belong to it. */
  fix: (JsonEdit & { kind: Kind; more?: LineEdit[] }) | null;
}

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
  return { line, endLine, text, kind, ...(more.length > 0 && { more }) };
}
