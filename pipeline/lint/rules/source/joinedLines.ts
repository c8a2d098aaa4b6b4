import { type Report, type Rule, rule } from '../../rule';
import type { At } from '../../SourceInput';
import { continuesText, fieldIndent, filled, indentOf, isEntry } from '../../source/sourceLines';

/** Whether the lines below belong to the end of this line, so that two lines were joined. */
function hasMoreBelow(front: readonly string[], index: number): boolean {
  const below = front[index + 1];
  return indentOf(below) > indentOf(front[index]) || isEntry(below);
}

const linesJoined = rule({
  id: 'lines-joined',
  on: 'source',
  message: 'Two lines have become one here. Begin a new line before “{name}:”.',
  check(input, report) {
    if (input.step !== 'line' || !hasMoreBelow(input.front, input.index)) return;
    const line = input.front[input.index] ?? '';
    // The name first: one expression for the whole line would take minutes on one of many spaces.
    const end = /(?<=\s)([a-z]\w*):\s*$/.exec(line);
    const first = line.slice(0, end?.index).trimEnd();
    const [, name = ''] = end ?? [];
    if (!input.names.has(name) || !/^\s*(?:- +)?[\w -]+:\s+\S/.test(first)) return;
    const corrected = `${first}\n${' '.repeat(indentOf(line))}${name}:`;
    report({ data: { name }, column: line.lastIndexOf(`${name}:`) + 1, corrected });
  },
});

const textLines = rule({
  id: 'text-lines',
  on: 'source',
  about:
    'If the text of a field continues on the next line, indent that line by two more spaces. After >- the whole text is on the lines below.',
  check(input, report) {
    if (input.step === 'line') ofSign(input, report);
    if (input.step === 'position') ofSecondLine(input, report);
    if (input.step === 'values') ofWrongIndicator(input, report);
  },
});

const BEGINS = 'A text on the lines below begins with >- after the colon.';

/** A text on the line of the characters that begin a text of several lines. */
function ofSign({ front, index }: At<'line'>, report: Report): void {
  const line = front[index] ?? '';
  const [, before] = /^(\s*(?:- +)?[\w -]+:\s+)>(?:\s+[-–—−]|[–—−])\s*$/.exec(line) ?? [];
  if (before !== undefined) {
    report({ reason: BEGINS, column: before.length + 1, corrected: `${before}>-` });
    return;
  }
  const [, name = '', sign = '', text = ''] =
    /^(\s*(?:- +)?[\w -]+:\s+)([|>][+-]?)\s+(\S.*)$/.exec(line) ?? [];
  if (!text || !hasMoreBelow(front, index)) return;
  const reason = `Begin the text on the line below ${sign}`;
  const corrected = `${name}${sign}\n${' '.repeat(indentOf(line) + 2)}${text}`;
  report({ reason, column: line.lastIndexOf(text) + 1, corrected });
}

/** An arrow or the like in place of >-, which would be shown. */
function ofWrongIndicator({ front, nodes }: At<'values'>, report: Report): void {
  for (const { path, position, plain = '' } of nodes) {
    const [sign = '', below] = plain.split('\n');
    if (below === undefined || !/^(?:[-–—=]+>-?|<-+|[→»])$/.test(sign)) continue;
    const line = front[position.line - 1] ?? '';
    const reason = `Visitors would see “${sign}”. ${BEGINS}`;
    const corrected = `${line.slice(0, position.column - 1)}>-`;
    report({ ...position, field: path, explains: path, reason, corrected });
  }
}

function ofSecondLine({ front, index }: At<'position'>, report: Report): void {
  const line = front[index] ?? '';
  const above = front[filled(front, index, -1)] ?? '';
  if (!continuesText(line) || (isEntry(above) && indentOf(above) === indentOf(line))) return;
  // A link of its own.
  if (line.includes('->') && above.includes('->')) return;
  const reason = 'This line belongs to the text above it. Write it on that line, or indent it further.';
  const corrected = `${' '.repeat(fieldIndent(above) + 2)}${line.trim()}`;
  report({ reason, corrected, covers: [index, index + 1] });
}

export const joinedLineRules: readonly Rule[] = [linesJoined, textLines];
