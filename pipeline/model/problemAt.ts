import { placeOf } from '../check/placeOf';
import type { Place } from '../read/Source';
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
  const place = placeOfWords(draft, field, wrong);
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

/** In a text of several lines, the line that has the wrong words. */
function placeOfWords({ source }: Draft, field: string, wrong?: string): Place {
  const place = placeOf(source, field);
  if (!wrong || source.lines[place.line - 1]?.includes(wrong)) return place;
  const indent = (line: string) => line.search(/\S/);
  const first = indent(source.lines[place.line - 1] ?? '');
  for (const [index, line] of source.lines.slice(place.line).entries()) {
    if (indent(line) >= 0 && indent(line) <= first) break;
    if (line.includes(wrong)) return { line: place.line + index + 1, column: line.indexOf(wrong) + 1 };
  }
  return place;
}

function fixOf(draft: Draft, line: number, wrong?: string, right?: string): Problem['fix'] {
  const written = draft.source.lines[line - 1] ?? '';
  if (!wrong || !right || !written.includes(wrong)) return null;
  const at = written.startsWith(wrong) ? 0 : written.lastIndexOf(wrong);
  return { line, text: written.slice(0, at) + right + written.slice(at + wrong.length) };
}

/** A problem of a whole file. */
export function problemOfFile(
  file: string,
  code: string,
  message: string,
  severity: Problem['severity'] = 'error',
): Problem {
  return { file, line: 1, column: 1, field: '', severity, code, message, fix: null };
}
