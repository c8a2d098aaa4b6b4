import { continuesText, fieldIndent, indentOf, isListItem, nextFilledLine } from '../../layout/lines';
import { type LayoutInput, type ReportLine, type Rule, rule } from '../../rule';

const linesJoined = rule({
  id: 'lines-joined',
  what: 'Two lines have become one here.',
  advice: 'Begin a new line before “{name}:”.',
  layout({ line, names }, report) {
    // The name is searched first: one expression for the whole line would take minutes on a line with many spaces.
    const end = /(?<=\s)([a-z]\w*):\s*$/.exec(line);
    const first = line.slice(0, end?.index).trimEnd();
    const [, name = ''] = end ?? [];
    if (!names.has(name) || !/^\s*(?:- +)?[\w -]+:\s+\S/.test(first)) return;
    const text = `${first}\n${' '.repeat(indentOf(line))}${name}:`;
    report({ data: { name }, column: line.lastIndexOf(`${name}:`) + 1, text });
  },
});

const BLOCK_HEADER = 'A text on the lines below begins with >- after the colon.';

const textLines = rule({
  id: 'text-lines',
  layout(input, report) {
    reportBlockSign(input, report);
    reportSecondLine(input, report);
  },
  /** Reports an arrow or a similar sign that was meant as >- and would be shown. */
  values({ line, node: { position, plain = '' } }, report) {
    const [sign = '', below] = plain.split('\n');
    if (below === undefined || !/^(?:[-–—=]+>-?|<-+|[→»])$/.test(sign)) return;
    const text = `${line.slice(0, position.column - 1)}>-`;
    report({ what: `Visitors would see “${sign}”.`, advice: BLOCK_HEADER, text });
  },
});

/** Reports text on the line of a block scalar's header (`>-`), and headers with a wrong hyphen. */
function reportBlockSign({ front, index, line }: LayoutInput, report: ReportLine): void {
  const [, before] = /^(\s*(?:- +)?[\w -]+:\s+)>(?:\s+[-–—−]|[–—−])\s*$/.exec(line) ?? [];
  if (before !== undefined) report({ advice: BLOCK_HEADER, column: before.length + 1, text: `${before}>-` });
  const [, name = '', sign = '', text = ''] =
    /^(\s*(?:- +)?[\w -]+:\s+)([|>][+-]?)\s+([^\s–—−-].*)$/.exec(line) ?? [];
  if (!text || indentOf(front[index + 1]) <= indentOf(line)) return;
  const advice = `Begin the text on the line below ${sign}`;
  const split = `${name}${sign}\n${' '.repeat(indentOf(line) + 2)}${text}`;
  report({ advice, column: line.lastIndexOf(text) + 1, text: split });
}

function reportSecondLine({ front, index, line }: LayoutInput, report: ReportLine): void {
  const above = front[nextFilledLine(front, index, -1)] ?? '';
  const lead = ' '.repeat(fieldIndent(above) + 2);
  // Below an item, the line may be an item without its hyphen.
  if (!continuesText(line) || (isListItem(above) && indentOf(above) === indentOf(line))) return;
  const isLike = (each: string) => continuesText(each) && indentOf(each) === indentOf(line);
  const after = front.findIndex((each, at) => at > index && !isLike(each));
  const text = front.slice(index, after < 0 ? undefined : after).map((each) => `${lead}${each.trim()}`);
  report({
    what: 'This line belongs to the text above it.',
    advice: 'Write it on that line, or indent it further.',
    endLine: index + text.length,
    text: text.join('\n'),
  });
}

export const joinedLineRules: readonly Rule[] = [linesJoined, textLines];
