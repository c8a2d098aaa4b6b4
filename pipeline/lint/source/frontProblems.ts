import type { Point } from '../../source/Source';
import type { Problem } from '../Problem';
import { needsQuotes } from './needsQuotes';
import { quotedLine } from './quotedLine';
import type { Repair } from './Repair';

/** The fences take one line above the front matter. */
export const OFFSET = 1;

export function repairProblem(
  file: string,
  { index, text, code, message, column: known }: Repair,
  front: readonly string[],
): Problem {
  const column = known ?? columnOf(front[index] ?? '', text);
  const line = index + OFFSET + 1;
  const fix = text === undefined ? null : { line, text };
  return { file, line, column, field: '', severity: 'error', code, message, fix };
}

/** The first sign that the mended line has not; where that is but a space too many or too few, the first word. */
function columnOf(written: string, mended = written): number {
  const differs = [...written].findIndex((sign, at) => sign !== mended[at]);
  const first = Math.max(0, written.search(/\S/));
  const isLayout = differs < 0 || (differs < first && written[differs] === ' ');
  return (isLayout ? first : differs) + 1;
}

export function lossProblem(file: string, field: string, front: readonly string[], place: Point): Problem {
  const written = front[place.line - OFFSET - 1] ?? '';
  const quoted = quotedLine(written);
  const explained = quoted
    ? needsQuotes(place.line, quoted, written)
    : { code: 'needs-quotes', message: 'Put this text in double quotes; without them a part of it is lost.' };
  return { file, ...place, field, severity: 'error', fix: null, ...explained };
}

const LOST = ' If another section begins here, its name is missing above this line.';

export function twiceProblem(file: string, name: string, place: Point, first?: Point): Problem {
  const message = `“${name}” stands here twice${first ? `; the other is on line ${first.line}` : ''}. Keep one of the two and delete the other.${place.column === 3 ? LOST : ''}`;
  return { file, ...place, field: '', severity: 'error', code: 'twice', message, fix: null };
}

/** The first name of an entry again, and then its others: another entry, of which the hyphen is missing. */
export function hyphenProblem(file: string, front: readonly string[], place: Point): Problem {
  const written = front[place.line - OFFSET - 1] ?? '';
  const text = `${written.slice(0, Math.max(0, place.column - 3))}- ${written.trimStart()}`;
  const message = 'An entry of a list begins with a hyphen and a space.';
  const fix = { line: place.line, text };
  return { file, ...place, field: '', severity: 'error', code: 'list-sign', message, fix };
}

export function shapeProblem(file: string): Problem {
  return {
    file,
    line: 2,
    column: 1,
    field: '',
    severity: 'error',
    code: 'front-matter-shape',
    message:
      'Between the two --- lines, each line is a name, a colon and a value, for example: title: About Us',
    fix: null,
  };
}
