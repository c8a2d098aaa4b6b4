import { joinPath, oneLine } from '../../../source/Source';
import { isRequired, kindAt, namesAt, splitPath, TEXT_KINDS } from '../../fields/fieldSchema';
import { continuesText, fieldIndent, indentOf, isListItem, nextFilledLine } from '../../layout/lines';
import { type LayoutInput, type ReportLine, rule, type ValueInput } from '../../rule';

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

export const joinedLineRules = [linesJoined, textLines];

export const nameMissing = rule({
  id: 'name-missing',
  layout: reportLooseText,
  // A text without a name is valid YAML below a field: it continues that field's value.
  values(input, report) {
    const { front, line, node } = input;
    const { path, position, plain = '' } = node;
    const [first = '', ...rest] = plain.split('\n');
    const text = oneLine(rest.join(' '));
    if (first === '' || text === '' || rest.some(isListItem)) return;
    const kind = kindAt(input, path) ?? 'text';
    const missing = missingText(input);
    if (!isOwnText({ kind, first, text, isMissing: missing !== undefined })) return;
    const index = nextFilledLine(front, position.line - 1, 1);
    const below = front[index] ?? '';
    const indent = fieldIndent(line);
    const name = path.split('.').findLast((each) => !/^\d+$/.test(each));
    const wanted = missing
      ? `this line above it: “${missing}: >-”`
      : 'a line with the name of its field above it';
    report({
      line: index + 1,
      column: indentOf(below) + 1,
      what: `This text is read as part of “${name}” on line ${position.line}.`,
      advice: `If it is a field of its own, add ${wanted}. If not, move it up to line ${position.line}.`,
      text: missing && indentOf(below) > indent ? `${' '.repeat(indent)}${missing}: >-\n${below}` : undefined,
    });
  },
});

/** Whether the text below the first line of a value is a text that is missing, or cannot belong to a value of this kind. */
function isOwnText(value: { kind: string; first: string; text: string; isMissing: boolean }): boolean {
  const { kind, first, text, isMissing } = value;
  if (isMissing && kind !== 'prose' && BEGINS_SENTENCE.test(text) && !GOES_ON.test(first)) return true;
  // A link may be wrapped before its address.
  const takesText = TEXT_KINDS.has(kind) || (kind === 'link' && !/->\s*\S/.test(first));
  return !takesText && hasThreeWords(text);
}

/** The name of a required text that is missing beside a field. */
function missingText(input: ValueInput): string | undefined {
  const { group } = splitPath(input.node.path);
  const taken = input.nodes.get(group)?.names.map(({ name }) => name) ?? [];
  return namesAt(input, group).find((name) => {
    const field = joinPath(group, name);
    const isText = /^(?:prose|text)$/.test(kindAt(input, field) ?? '');
    return !taken.includes(name) && isText && isRequired(input, field);
  });
}

const hasThreeWords = (text: string) => (text.match(/[\p{L}’']{2,}/gu) ?? []).length >= 3;

const BEGINS_SENTENCE = /^[\p{Lu}\d"“{]/u;
const GOES_ON = /(?:[,;:&–—-]|\b(?:an?|and|as|at|by|for|from|in|is|of|on|or|our|the|to|with|your))$/i;

/** Reports a sentence in place of a field, which is a YAML error. The error may be one line off. */
function reportLooseText({ front, faultIndex: at, fault }: LayoutInput, report: ReportLine): void {
  if (fault.ruleId !== 'yaml') return;
  const index = [at, at + 1, at - 1].find((each) => isLooseText(front, each));
  if (index === undefined) return;
  report({
    line: index + 1,
    column: indentOf(front[index]) + 1,
    what: 'This text has no name. A line such as “text: >-” seems to be missing above it.',
    advice: 'Add that line, with the name of the field that the text belongs to.',
  });
}

/** The start of a value or comment that is no running text, such as a quotation mark or a bracket. */
const NO_TEXT = /^\s*[#"'[{|>&*!%@`<]/;
/** Three words or more before a colon: no name of a field is so long. */
const SENTENCE_WITH_COLON = /^\s*[^\s:,]+(?:,? [^\s:,]+){2,}:/;

/** Whether a line is a sentence that is indented further than the field above it, or stands beside the items of a list. */
function isLooseText(front: readonly string[], index: number): boolean {
  const line = front[index] ?? '';
  const above = front[nextFilledLine(front, index, -1)] ?? '';
  if (isListItem(line) || NO_TEXT.test(line)) return false;
  const isText = continuesText(line) || SENTENCE_WITH_COLON.test(line);
  if (!isText || !hasThreeWords(line)) return false;
  return indentOf(line) > indentOf(above) || (isListItem(above) && indentOf(line) === indentOf(above));
}
