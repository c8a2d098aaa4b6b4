import { joinPath, type YamlNode } from '../../../source/parseYaml';
import { oneLine } from '../../../source/Source';
import { isItemPath, isRequired, kindAt, namesAt, splitPath } from '../../fields/fieldSchema';
import { continuesText, fieldIndent, indentOf, isEntry, nextFilledLine } from '../../layout/lines';
import { TEXT_KINDS } from '../../layout/quoting';
import { type LayoutInput, type LineFinding, type ReportLine, rule, type ValueInput } from '../../rule';

export const nameMissing = rule({
  id: 'name-missing',
  about:
    'A text of several lines begins with a line such as `text: >-`. Without it, the text is read as a part of the field above it. Write that line again.',
  layout: reportLooseText,
  /** Reports texts that YAML parses as part of the field above. */
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
  group: string;
  name: string;
  /** The names that the group has. */
  has: readonly string[];
}

/** Explains a text below the value of a field; `undefined` if it may well belong to the value. */
function explainText(input: ValueInput, value: MultilineValue): LineFinding | undefined {
  const { node, below, group, name } = value;
  const { wanted, isCertain } = wantedText(input, value);
  const isField = node.path === joinPath(group, name);
  const isText = isField && isCertain && kindAt(input, node.path) !== 'prose' && startsNewText(below);
  if (!takesNoSentences(input, value) && !isText) return undefined;
  const { line: above } = node.position;
  const line = input.front[below.index] ?? '';
  const indent = fieldIndent(input.line);
  const hasCorrection = isField && isCertain && indentOf(line) > indent;
  const missing =
    wanted === undefined
      ? 'a line with the name of its field above it'
      : `this line above it: “${wanted}: >-”`;
  return {
    line: below.index + 1,
    column: indentOf(line) + 1,
    what: `This text is read as part of “${name}” on line ${above}.`,
    advice: `If it is a field of its own, add ${missing}. If not, move it up to line ${above}.`,
    text: hasCorrection ? `${' '.repeat(indent)}${wanted}: >-\n${line}` : undefined,
  };
}

/** The field whose name is missing: a required one, or the likeliest. */
function wantedText(input: ValueInput, { group, has }: MultilineValue) {
  const missing = namesAt(input, group)
    .filter((name) => !has.includes(name))
    .map((name) => ({ name, field: joinPath(group, name) }))
    .filter(({ field }) => /^(?:prose|text)$/.test(kindAt(input, field) ?? ''));
  const required = missing.find(({ field }) => isRequired(input, field));
  const long = missing.find(({ field }) => kindAt(input, field) === 'prose');
  const likely = long ?? (missing.length === 1 ? missing[0] : undefined);
  return { wanted: (required ?? likely)?.name, isCertain: required !== undefined };
}

/** Whether the text below is a sentence, and the field cannot contain one. A link may be wrapped before its address. */
function takesNoSentences(input: ValueInput, { node, below }: MultilineValue): boolean {
  const kind = kindAt(input, node.path) ?? 'text';
  if (TEXT_KINDS.has(kind) || !isSentence(below.text)) return false;
  return kind !== 'link' || /->\s*\S/.test(below.first);
}

interface TextBelow {
  /** The index of its first line. */
  index: number;
  text: string;
  /** The value on the line of the name. */
  first: string;
}

/** The lines of a plain scalar below its first line. */
function textBelow(front: readonly string[], { position, plain = '' }: YamlNode): TextBelow | undefined {
  const [first = '', ...rest] = plain.split('\n');
  const text = oneLine(rest.join(' '));
  if (text === '' || first === '' || rest.some(isEntry)) return undefined;
  return { index: nextFilledLine(front, position.line - 1, 1), text, first };
}

/** The group and the name of a field; for a list entry, those of the list. */
function splitAtGroup(field: string, groups: ReadonlyMap<string, YamlNode>) {
  let path = field;
  while (isItemPath(path) && groups.has(splitPath(path).group)) path = splitPath(path).group;
  const { group, name } = splitPath(path);
  return { group, name, has: groups.get(group)?.names.map((each) => each.name) ?? [] };
}

const isSentence = (text: string) => (text.match(/[\p{L}’']{2,}/gu) ?? []).length >= 3;

/** Whether the line above is complete, and the text begins like a sentence. */
const startsNewText = ({ text, first }: TextBelow) => /^[\p{Lu}\d"“{]/u.test(text) && !GOES_ON.test(first);

/** The end of a line in the middle of a sentence. */
const GOES_ON = /(?:[,;:&–—-]|\b(?:an?|and|as|at|by|for|from|in|is|of|on|or|our|the|to|with|your))$/i;

/** Reports a sentence in place of a field, which is a YAML error. */
function reportLooseText({ front, at, fault }: LayoutInput, report: ReportLine): void {
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

/** Whether a line is a sentence that is indented further than the field above it. */
function isLooseText(front: readonly string[], index: number): boolean {
  const line = front[index] ?? '';
  const above = front[nextFilledLine(front, index, -1)] ?? '';
  if (isEntry(line) || /^\s*[#"'[{|>&*!%@`<]/.test(line)) return false;
  const isText = continuesText(line) || /^\s*[^\s:,]+(?:,? [^\s:,]+){2,}:/.test(line);
  if (!isText || !isSentence(line)) return false;
  return indentOf(line) > indentOf(above) || (isEntry(above) && indentOf(line) === indentOf(above));
}
