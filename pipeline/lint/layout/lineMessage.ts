import { rangeOnLine, wholeLines } from '../../passages/Range';
import { createMessage, type Message } from '../message';
import { write } from '../rule';
import type { RuleFinding } from '../runRules';
import { frontLines, indentOf, isListItem, LINE_NAME, opensGroup } from './lines';

/** The message of a finding on lines of a file. The names of fields are read in `corrected`. */
export function lineMessage(
  { rule, finding }: RuleFinding,
  { file, original }: { file: string; original: readonly string[] },
  corrected: readonly string[] = original,
): Message {
  const { line, endLine = line, text, ...problem } = finding;
  const column = finding.column ?? columnOf(original[line - 1], text);
  const { end } = rangeOnLine({ file, lines: original }, endLine);
  const field = finding.field ?? fieldOn(corrected, line);
  const replaced = text === '' ? wholeLines(file, line, endLine) : { file, start: { line, column: 1 }, end };
  const range = { file, start: { line, column }, end, field };
  const message = createMessage(rule, { ...problem, range, edits: write(replaced, text) }, () => original);
  return { ...message, reservesLines: true };
}

export function fieldOn(lines: readonly string[], line: number): string {
  const front = frontLines(lines);
  return line <= front.length ? fieldAt(front, line - 1) : '';
}

/** The column of the first character that the correction changes; of the first word if it changes only the indentation. */
function columnOf(line = '', corrected = line): number {
  const differs = [...line].findIndex((character, at) => character !== corrected[at]);
  const first = Math.max(0, indentOf(line));
  const isLayout = differs < 0 || (differs < first && line[differs] === ' ');
  return (isLayout ? first : differs) + 1;
}

/** A field or an item of a list that may contain the next line. */
interface Level {
  indent: number;
  /** The name of a field, or the index of an item. */
  name: string | number;
  opensGroup: boolean;
}

const NAME = new RegExp(String.raw`^(?:${LINE_NAME}|\s+\w+)\s*:(?=\s|$)`, 'i');

/** The path of the field on a line of the front matter, or of the field that contains the line. Uses only indentation, since YAML may be unable to read the line. */
function fieldAt(front: readonly string[], index: number): string {
  let levels: Level[] = [];
  for (const [at, line] of front.slice(0, index + 1).entries()) {
    const isComment = at < index && /^\s*#/.test(line);
    if (line.trim() !== '' && !isComment) levels = levelsWith(levels, line, indentOf(line));
  }
  // An item at the top, outside any list, has no path.
  return typeof levels[0]?.name === 'number' ? '' : levels.map(({ name }) => name).join('.');
}

/** The number of nested items (`- - `) on one line. Only a hostile file has more. */
const MAX_ITEMS = 2;

/** The levels above the next line: those that may contain it, and the line itself. */
function levelsWith(levels: readonly Level[], line: string, indent: number): Level[] {
  let above = levels;
  let rest = line;
  let left = indent;
  for (let items = 0; isListItem(rest) && items < MAX_ITEMS; items += 1) {
    const at = left;
    const last = above.findLast((level) => level.indent === at && typeof level.name === 'number');
    const isAbove = (level: Level) =>
      level.indent < at || (level.indent === at && level.opensGroup && typeof level.name === 'string');
    const name = last ? Number(last.name) + 1 : 0;
    above = [...above.filter(isAbove), { indent: at, name, opensGroup: false }];
    // What follows the hyphen is indented by it.
    rest = rest.replace(/^(\s*)-/, '$1 ');
    left = Math.max(at + 1, indentOf(rest));
  }
  above = above.filter((level) => level.indent < left);
  const [name] = NAME.exec(rest) ?? [];
  if (name === undefined) return [...above];
  return [...above, { indent: left, name: name.replace(/\s*:$/, '').trim(), opensGroup: opensGroup(rest) }];
}
