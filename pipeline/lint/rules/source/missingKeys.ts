import { joinPath, oneLine } from '../../../source/Source';
import { isRequired, kindAt, namesAt, splitPath, TEXT_KINDS } from '../../fields/fieldSchema';
import { continuesText, fieldIndent, indentOf, isListItem, nextFilledLine } from '../../layout/lines';
import { type LayoutInput, type ReportLine, rule, type ValueInput } from '../../rule';

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
