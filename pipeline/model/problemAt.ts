import { placeOf } from '../check/placeOf';
import type { Problem } from '../report/Problem';
import type { Draft } from './Draft';

/** A problem at a field of a file, with its line corrected where both the wrong and the right text are known. */
export function problemAt(
  draft: Draft,
  field: string,
  {
    code,
    message,
    wrong,
    right,
    severity = 'error',
  }: { code: string; message: string; wrong?: string; right?: string; severity?: Problem['severity'] },
): Problem {
  const place = placeOf(draft.source, field);
  return {
    file: draft.file,
    ...place,
    field,
    severity,
    code,
    message,
    fix: fixOf(draft, place.line, wrong, right),
  };
}

/** The same for a line of the text below the fields; `line` counts from 1 in the file. */
export function problemOnLine(
  draft: Draft,
  line: number,
  {
    code,
    message,
    wrong,
    right,
    severity = 'error',
  }: { code: string; message: string; wrong?: string; right?: string; severity?: Problem['severity'] },
): Problem {
  const column = wrong ? (draft.source.lines[line - 1] ?? '').indexOf(wrong) + 1 : 1;
  return {
    file: draft.file,
    line,
    column: Math.max(1, column),
    field: '',
    severity,
    code,
    message,
    fix: fixOf(draft, line, wrong, right),
  };
}

function fixOf(draft: Draft, line: number, wrong?: string, right?: string): Problem['fix'] {
  const written = draft.source.lines[line - 1] ?? '';
  return wrong && right && written.includes(wrong) ? { line, text: written.replace(wrong, right) } : null;
}
