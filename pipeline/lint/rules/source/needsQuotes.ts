import { excessInFields } from '../../../source/limits';
import { parseYaml, type YamlNode } from '../../../source/parseYaml';
import { type Report, rule } from '../../rule';
import type { At } from '../../SourceInput';
import { checkSplitTexts } from '../fields/shapes';
import { explainCaption, explainQuotes, NOTE, quotedLine, TEXT_KINDS } from './quotes';

export const needsQuotes = rule({
  id: 'needs-quotes',
  on: 'source',
  about:
    'Some characters have a special meaning in the fields: a colon followed by a space, a # after a space and right before a word, and at the beginning of a text any of " \' [ { * & ! | > % @ `. Put a text that contains them in double quotes.',
  kind: 'sure',
  also: { fields: checkSplitTexts },
  check(input, report) {
    if (input.step === 'line') ofLine(input.front[input.index] ?? '', report);
    else if (input.step === 'values') ofValues(input, report);
  },
});

function ofLine(line: string, report: Report): void {
  const list = closedList(line);
  const corrected = list ?? quotedLine(line);
  if (!corrected || !cannotBeRead(line.trim())) return;
  report(
    list
      ? { reason: BRACKETS, column: line.indexOf('[') + 1, corrected, kind: 'choice' }
      : (explainCaption(line) ?? { ...explainQuotes(line), corrected }),
  );
}

const BRACKETS = 'A list on one line begins with “[” and ends with one “]”, with commas between its items.';

function ofValues({ front, nodes, kindAt }: At<'values'>, report: Report): void {
  for (const node of nodes.filter((each) => losesText(each, kindAt))) {
    const { path, position } = node;
    const line = front[position.line - 1] ?? '';
    const corrected = quotedLine(line);
    const reason = 'Put this text in double quotes; without them a part of it is lost.';
    const explained = corrected ? { ...explainQuotes(line), corrected } : { reason };
    const joined = losesAnchor(node) ? explainAnchor(line) : undefined;
    report({ ...position, field: path, explains: path, ...(joined ?? explained) });
  }
}

/** A line with a list whose closing bracket is missing or is there too often, with one. */
function closedList(line: string): string | undefined {
  const [, before, items] = /^(\s*(?:- +)*\w[\w -]*:\s+\[)([^[\]{}]*,[^[\]{}]*)\]*\s*$/.exec(line) ?? [];
  return before && `${before}${items?.trimEnd()}]`;
}

/** Whether a line cannot be parsed even by itself. */
function cannotBeRead(line: string): boolean {
  return excessInFields([line]) !== undefined || parseYaml(line).error !== undefined;
}

/** Whether YAML silently reads a text, or a part of it, as something else: ` #1`, `&name`, `*name`, `!name`. */
function losesText({ path, isMarked, plain, after }: YamlNode, kindAt: At<'values'>['kindAt']): boolean {
  if (isMarked) return true;
  if (plain === undefined || !/^\s*#/.test(after)) return false;
  if (losesAnchor({ plain, after })) return true;
  const kind = kindAt(path);
  if (kind === 'color') return plain === '';
  if (kind === 'link') return !LEADS.test(plain);
  return TEXT_KINDS.has(kind ?? '') && (plain === '' || !NOTE.test(after));
}

const LEADS = /->\s*\S/;
const ANCHOR = /\s+(#[\w-]+)\s*$/;

/** `-> /contact #estimate` */
const losesAnchor = ({ plain = '', after }: Pick<YamlNode, 'plain' | 'after'>) =>
  LEADS.test(plain) && /^\s+#[a-z][\w-]*\s*$/i.test(after);

const explainAnchor = (line: string) => ({
  reason: 'An address has no space in it, and what follows the # would be lost.',
  corrected: line.replace(ANCHOR, '$1'),
});
