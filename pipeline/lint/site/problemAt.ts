import type { Point } from '../../source/Source';
import { valuePositionOf } from '../../source/Source';
import type { Document } from '../Document';
import { lastIndexOf } from '../message';
import type { Problem } from '../Problem';

interface Finding {
  code: string;
  message: string;
  /** The words that are wrong, and what they should be. */
  wrong?: string;
  right?: string;
  severity?: Problem['severity'];
}

/** A problem at a field of a file, with its line corrected where both the wrong and the right text are known. */
export function problemAt(
  document: Document,
  field: string,
  { code, message, wrong, right, severity = 'error' }: Finding,
): Problem {
  const place = placeOfFinding(document, field, wrong);
  return {
    file: document.file,
    ...place,
    field,
    severity,
    code,
    message,
    fix: fixOf(document, place.line, wrong, right),
  };
}

/** The same for a line of the text below the fields; `line` counts from 1 in the file. */
export function problemOnLine(
  document: Document,
  line: number,
  { code, message, wrong, right, severity = 'error' }: Finding,
): Problem {
  const written = document.source.lines[line - 1] ?? '';
  const quoted = /“([^”]+)”/.exec(message)?.[1];
  const at = indexIn(written, wrong ?? (quoted && written.includes(quoted) ? quoted : undefined));
  return {
    file: document.file,
    line,
    column: Math.max(0, at < 0 ? written.search(/\S/) : at) + 1,
    field: '',
    severity,
    code,
    message,
    fix: fixOf(document, line, wrong, right),
  };
}

/** In a text of several lines, the line that has the wrong words. */
function placeOfFinding({ source }: Document, field: string, wrong?: string): Point {
  const place = valuePositionOf(source, field);
  const indentOf = (line = '') => line.search(/\S/);
  const first = indentOf(source.lines[place.line - 1]);
  for (const [index, line] of source.lines.slice(place.line - 1).entries()) {
    if (index > 0 && indentOf(line) >= 0 && indentOf(line) <= first) break;
    const at = indexIn(line, wrong);
    if (at >= 0) return { line: place.line + index, column: at + 1 };
  }
  return place;
}

function indexIn(line: string, wrong?: string): number {
  return wrong && line.includes(wrong) ? lastIndexOf(wrong, line) : -1;
}

function fixOf(document: Document, line: number, wrong?: string, right?: string): Problem['fix'] {
  const written = document.source.lines[line - 1] ?? '';
  if (!wrong || !right || !written.includes(wrong)) return null;
  const at = lastIndexOf(wrong, written);
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
