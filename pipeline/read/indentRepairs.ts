import type { Repair } from './Repair';

const IS_FIELD = /^\s*(?:- +)*["']?\w[\w -]*["']?\s*:(\s|$)/;
const indentOf = (line = '') => line.search(/\S/);
const isEntry = (line = '') => /^\s*- /.test(line);

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
  const above = front[lastFilled(front, index)] ?? '';
  if (!IS_FIELD.test(line) && !isEntry(line)) {
    const text = `${' '.repeat(fieldIndent(above) + 2)}${line.trim()}`;
    const message =
      'This line belongs to the text above it. Write it on the same line, or begin it further right.';
    yield { index, text, code: 'text-lines', message };
    return;
  }
  if (isStray(front, index)) return;
  if (indent > fieldIndent(above) && indentOf(front[index + 1]) === indent && !isEntry(line)) return;
  const levels = levelsAbove(front, index).sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent));
  for (const level of levels.filter((each) => each !== indent)) {
    const side = level < indent ? 'right' : 'left';
    const message = `This line begins too far to the ${side}. Lines that belong together begin exactly below one another.`;
    yield { index, text: ' '.repeat(level) + line.trimStart(), code: 'indent', message };
  }
}

/** An entry below a name that has a text already, or with no name at all. */
export function isStray(front: readonly string[], index: number): boolean {
  const above = front[lastFilled(front, index)];
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

/** The column of the first word behind hyphens. */
function fieldIndent(line: string): number {
  return /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
}

function lastFilled(front: readonly string[], index: number): number {
  return front.findLastIndex((line, at) => at < index && line.trim() !== '');
}
