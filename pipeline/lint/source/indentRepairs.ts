import { fieldIndent, filled, indentOf, isEntry, isGroup } from './lineShape';
import { missingHyphen } from './missingHyphen';
import { movedLine } from './movedLine';
import type { Repair } from './Repair';

const IS_FIELD = /^\s*(?:- +)*["']?\w[\w -]*["']?\s*:(\s|$)/;

/** Tabs before the first word, as spaces. */
export function* tabRepairs(front: readonly string[], index: number): Generator<Repair> {
  const line = front[index] ?? '';
  const [lead = ''] = /^[ \t]*/.exec(line) ?? [];
  if (!lead.includes('\t')) return;
  const tabs = lead.replace(/ /g, '').length;
  const widths = new Set([lead.replace(/\t/g, '  ').length, tabs * 2, ...levelsAbove(front, index)]);
  for (const width of widths)
    yield {
      index,
      text: ' '.repeat(width) + line.trimStart(),
      code: 'tab',
      message: 'This line is indented with a tab. Use spaces instead.',
    };
}

/** A line that begins at a place where none of its neighbors does. */
export function* indentRepairs(front: readonly string[], index: number): Generator<Repair> {
  const line = front[index] ?? '';
  const indent = indentOf(line);
  const above = front[filled(front, index, -1)] ?? '';
  if (!IS_FIELD.test(line) && !isEntry(line)) {
    yield wordsRepair(front, index, above);
    return;
  }
  if (isStray(front, index)) return;
  if (indent > fieldIndent(above) && indentOf(front[index + 1]) === indent && !isEntry(line)) return;
  const levels = levelsAbove(front, index).sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent));
  const below = isGroup(line) ? indentOf(front[index + 1]) : -1;
  for (const level of levels.filter((each) => each !== indent && !(below > 0 && each >= below))) {
    yield movedLine(front, index, level);
  }
}

/** Words that stand exactly below a hyphen are an entry that has lost its own. */
function wordsRepair(front: readonly string[], index: number, above: string): Repair {
  const line = front[index] ?? '';
  if (isEntry(above) && indentOf(above) === indentOf(line)) return missingHyphen(front, index);
  const text = `${' '.repeat(fieldIndent(above) + 2)}${line.trim()}`;
  const message =
    'This line belongs to the text above it. Write it on the same line, or begin it further right.';
  return { index, text, code: 'text-lines', message };
}

/** Fields of which the entries below them say that they are an entry themselves, whose hyphen is missing. */
export function* hyphenRepairs(front: readonly string[], at: number): Generator<Repair> {
  const indent = indentOf(front[at]);
  if (!isEntry(front[at])) return;
  let index = at;
  while (index > 0 && indentOf(front[index - 1]) >= indent + 2) index -= 1;
  const line = front[index] ?? '';
  if (index === at || isEntry(line) || indentOf(line) !== indent + 2 || !isGroup(front[index - 1])) return;
  yield { ...missingHyphen(front, index, indent), column: indent + 3 };
}

/** An entry below a name that has a text already, or with no name at all. */
export function isStray(front: readonly string[], index: number): boolean {
  const above = front[filled(front, index, -1)];
  if (!isEntry(front[index])) return false;
  return (
    above === undefined ||
    (!isEntry(above) && /:\s+\S/.test(above) && indentOf(above) <= indentOf(front[index]))
  );
}

/** Where lines above this one begin that it could belong to. */
function levelsAbove(front: readonly string[], index: number): number[] {
  const levels: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let at = index - 1; at >= 0 && least > 0; at -= 1) {
    const line = front[at] ?? '';
    if (line.trim() === '') continue;
    const inside = fieldIndent(line);
    const own = indentOf(line);
    if (least === Number.POSITIVE_INFINITY && /:\s*$/.test(line)) levels.push(inside + 2);
    if (inside < least) levels.push(inside);
    if (own < least) levels.push(own);
    least = Math.min(least, own);
  }
  return [...new Set(levels)];
}
