import type { PlainMessage } from './message';

/** Transitional: what checks that are no rules yet return. */
export interface Problem {
  file: string;
  line: number;
  column: number;
  field: string;
  severity: 'error' | 'warning';
  code: string;
  message: string;
  fix: { line: number; text: string } | null;
}

export function fromProblem({
  file,
  line,
  column,
  field,
  severity,
  code,
  message,
  fix,
}: Problem): PlainMessage {
  const fatal = severity === 'error';
  const base = { file, ruleId: code, reason: message, place: { line, column }, fatal, field };
  return {
    ...base,
    ...(fix ? { expected: [fix.text] } : {}),
  };
}

export function toProblem({ file, ruleId, reason, place, fatal, field, expected }: PlainMessage): Problem {
  const [text] = expected ?? [];
  return {
    file,
    ...place,
    field,
    severity: fatal ? 'error' : 'warning',
    code: ruleId,
    message: reason,
    fix: text === undefined ? null : { line: place.line, text },
  };
}
