import { joinPath, oneLine } from '../../../source/Source';
import type { YamlNode } from '../../../source/yamlNodes';
import { isItemPath, isRequired, kindAt, namesAt, splitPath, TEXT_KINDS } from '../../fields/fieldSchema';
import { continuesText, fieldIndent, indentOf, isListItem, nextFilledLine } from '../../layout/lines';
import { type LayoutInput, type LineFinding, type ReportLine, rule, type ValueInput } from '../../rule';

export const nameMissing = rule({
  id: 'name-missing',
  layout: reportLooseText,
  // A text without a name is valid YAML below a field: it continues that field's value.
  values(input, report) {
    const { front, node, nodes } = input;
    const below = textBelow(front, node);
    const finding = below && explainText(input, { node, below, ...splitAtGroup(node.path, nodes) });
    if (finding) report(finding);
  },
});

/** A value on several lines, the later ones of which may be the text of another field. */
interface MultilineValue {
  node: YamlNode;
  below: TextBelow;
  /** The path of the group that the field belongs to, and the name of the field in it. */
  group: string;
  name: string;
  taken: readonly string[];
}

/** Explains a text below the value of a field; `undefined` if it may well belong to the value. */
function explainText(input: ValueInput, value: MultilineValue): LineFinding | undefined {
  const { node, below, group, name } = value;
  const { wanted, isCertain } = wantedText(input, value);
  const isField = node.path === joinPath(group, name);
  // A required text is missing here, and this looks like it.
  const isMissingText = isField && isCertain && kindAt(input, node.path) !== 'prose' && startsNewText(below);
  if (!takesNoSentences(input, value) && !isMissingText) return undefined;
  const { line: above } = node.position;
  const line = input.front[below.index] ?? '';
  const indent = fieldIndent(input.line);
  const hasCorrection = isField && isCertain && indentOf(line) > indent;
  const missing = wanted
    ? `this line above it: “${wanted}: >-”`
    : 'a line with the name of its field above it';
  return {
    line: below.index + 1,
    column: indentOf(line) + 1,
    what: `This text is read as part of “${name}” on line ${above}.`,
    advice: `If it is a field of its own, add ${missing}. If not, move it up to line ${above}.`,
    text: hasCorrection ? `${' '.repeat(indent)}${wanted}: >-\n${line}` : undefined,
  };
}

/** The name that is missing above the text: of a required text field (`isCertain`), or of the likeliest one. */
function wantedText(input: ValueInput, { group, taken }: MultilineValue) {
  const missing = namesAt(input, group)
    .filter((name) => !taken.includes(name))
    .map((name) => ({ name, field: joinPath(group, name) }))
    .filter(({ field }) => /^(?:prose|text)$/.test(kindAt(input, field) ?? ''));
  const required = missing.find(({ field }) => isRequired(input, field));
  const long = missing.find(({ field }) => kindAt(input, field) === 'prose');
  const likely = long ?? (missing.length === 1 ? missing[0] : undefined);
  return { wanted: (required ?? likely)?.name, isCertain: required !== undefined };
}

/** Whether the text below is a sentence, and the field cannot contain one. A link, `label -> address`, may be wrapped before its address. */
function takesNoSentences(input: ValueInput, { node, below }: MultilineValue): boolean {
  const kind = kindAt(input, node.path) ?? 'text';
  if (TEXT_KINDS.has(kind) || !hasThreeWords(below.text)) return false;
  return kind !== 'link' || /->\s*\S/.test(below.first);
}

interface TextBelow {
  index: number;
  text: string;
  /** The value on the line of the name. */
  first: string;
}

/** The lines of a plain scalar below its first line. */
function textBelow(front: readonly string[], { position, plain = '' }: YamlNode): TextBelow | undefined {
  const [first = '', ...rest] = plain.split('\n');
  const text = oneLine(rest.join(' '));
  if (text === '' || first === '' || rest.some(isListItem)) return undefined;
  return { index: nextFilledLine(front, position.line - 1, 1), text, first };
}

/** The group and the name of a field; for a list item, those of its list. `groups` has the node of each path. */
function splitAtGroup(field: string, groups: ReadonlyMap<string, YamlNode>) {
  let path = field;
  while (isItemPath(path) && groups.has(splitPath(path).group)) path = splitPath(path).group;
  const { group, name } = splitPath(path);
  return { group, name, taken: groups.get(group)?.names.map((each) => each.name) ?? [] };
}

const hasThreeWords = (text: string) => (text.match(/[\p{L}’']{2,}/gu) ?? []).length >= 3;

/** Whether the text begins like a sentence, and the line above does not end in the middle of one. */
const startsNewText = ({ text, first }: TextBelow) => /^[\p{Lu}\d"“{]/u.test(text) && !GOES_ON.test(first);

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
