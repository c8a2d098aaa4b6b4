import type { LayoutInput } from '../../layout/inputs';
import { continuesText, fieldIndent, filled, indentOf, isEntry } from '../../layout/lines';
import { type Report, type Rule, rule } from '../../rule';

const linesJoined = rule({
  id: 'lines-joined',
  on: 'layout',
  message: 'Two lines have become one here. Begin a new line before “{name}:”.',
  check({ front, index, schema: { names } }, report) {
    const line = front[index] ?? '';
    // The name first: one expression for the whole line would take minutes on one of many spaces.
    const end = /(?<=\s)([a-z]\w*):\s*$/.exec(line);
    const first = line.slice(0, end?.index).trimEnd();
    const [, name = ''] = end ?? [];
    if (!names.has(name) || !/^\s*(?:- +)?[\w -]+:\s+\S/.test(first)) return;
    const corrected = `${first}\n${' '.repeat(indentOf(line))}${name}:`;
    report({ data: { name }, column: line.lastIndexOf(`${name}:`) + 1, corrected });
  },
});

const BEGINS = 'A text on the lines below begins with >- after the colon.';

const textLines = rule({
  id: 'text-lines',
  on: 'layout',
  about:
    'If the text of a field continues on the next line, indent that line by two more spaces. After >- the whole text is on the lines below.',
  check(input, report) {
    ofSign(input, report);
    ofSecondLine(input, report);
  },
  also: {
    /** An arrow or the like in place of >-, which would be shown. */
    values({ front, node: { path, position, plain = '' } }, report) {
      const [sign = '', below] = plain.split('\n');
      if (below === undefined || !/^(?:[-–—=]+>-?|<-+|[→»])$/.test(sign)) return;
      const corrected = `${front[position.line - 1]?.slice(0, position.column - 1)}>-`;
      report({
        ...position,
        field: path,
        explains: path,
        reason: `Visitors would see “${sign}”. ${BEGINS}`,
        corrected,
      });
    },
  },
});

/** A text on the line of the characters that begin a text of several lines. */
function ofSign({ front, index }: LayoutInput, report: Report): void {
  const line = front[index] ?? '';
  const [, before] = /^(\s*(?:- +)?[\w -]+:\s+)>(?:\s+[-–—−]|[–—−])\s*$/.exec(line) ?? [];
  if (before !== undefined) report({ reason: BEGINS, column: before.length + 1, corrected: `${before}>-` });
  const [, name = '', sign = '', text = ''] =
    /^(\s*(?:- +)?[\w -]+:\s+)([|>][+-]?)\s+([^\s–—−-].*)$/.exec(line) ?? [];
  if (!text || indentOf(front[index + 1]) <= indentOf(line)) return;
  const reason = `Begin the text on the line below ${sign}`;
  const corrected = `${name}${sign}\n${' '.repeat(indentOf(line) + 2)}${text}`;
  report({ reason, column: line.lastIndexOf(text) + 1, corrected });
}

function ofSecondLine({ front, index }: LayoutInput, report: Report): void {
  const line = front[index] ?? '';
  const above = front[filled(front, index, -1)] ?? '';
  // Below an item it may be an item itself.
  if (!continuesText(line) || (isEntry(above) && indentOf(above) === indentOf(line))) return;
  const reason = 'This line belongs to the text above it. Write it on that line, or indent it further.';
  const corrected = `${' '.repeat(fieldIndent(above) + 2)}${line.trim()}`;
  report({ reason, corrected, covers: [index, index + 1] });
}

export const joinedLineRules: readonly Rule[] = [linesJoined, textLines];
