import { parseYaml } from '../../../source/parseYaml';
import { excessInFields } from '../../../source/parsingCost';
import type { Fault } from '../../../source/Source';
import { kindAt, TEXT_KINDS } from '../../fields/fieldSchema';
import { PICTURE_NAME } from '../../layout/lines';
import { COMMENT, explainQuotes, quotedLine } from '../../layout/quoting';
import { rule, type ValueInput } from '../../rule';
import { isPasted } from '../fields/pastedPatterns';
import { isBracketedPlaceholder } from '../fields/placeholderPatterns';

export const needsQuotes = rule({
  id: 'needs-quotes',
  kind: 'sure',
  layout({ line, fault }, report) {
    const caption = explainCaption(line);
    if (caption) report(caption);
    const list = closedList(line);
    const advice = 'A list on one line begins with “[” and ends with one “]”, with commas between its items.';
    if (list) report({ advice, column: line.indexOf('[') + 1, text: list, kind: 'choice' });
    const isExplained = caption || list || isPasted(line) || isBracketedPlaceholder(line);
    if (!isExplained && !isReadable(line, fault) && !isFieldForPath(line))
      for (const wholeItem of [false, true]) {
        const text = quotedLine(line, { wholeItem });
        if (text) report({ ...explainQuotes(line, { wholeItem }), text });
      }
    const [, item, label] =
      /^(\s*- +)([^:"']+):\s*$/.exec(line) ?? /^(\s*(?:- +)?[a-z]\w*: +)(\S+):\s*$/.exec(line) ?? [];
    if (!item) return;
    report({
      what: `There is nothing after “${label}:”.`,
      advice: 'Delete the colon, or write the rest after it, all of it in double quotes.',
      column: item.length + 1,
      text: `${item}${label}`,
      kind: 'choice',
    });
  },
  values(input, report) {
    if (!losesText(input)) return;
    const { line, node } = input;
    const text = quotedLine(line);
    const advice = 'Put this text in double quotes; without them a part of it is lost.';
    const explained = text ? { ...explainQuotes(line), text } : { advice };
    report(losesFragment(node) ? explainFragment(line) : explained);
  },
});

const CAPTION = new RegExp(
  String.raw`^(\s*(?:- +)?(?:\w[\w -]*:\s+)?(?:[\w.-]+\/)+${PICTURE_NAME}):\s+\S`,
  'i',
);

function explainCaption(line: string) {
  const [, text] = CAPTION.exec(line) ?? [];
  if (text === undefined) return undefined;
  const advice =
    'Write only the path of the picture here. What it shows belongs in descriptions.md of its folder.';
  return { advice, column: text.length + 1, text, kind: 'choice' as const };
}

/** `- file: images/van.jpg`, where only the path belongs, which another rule reports. */
const isFieldForPath = (line: string) => /^\s*- \w+:\s+\S+\/\S+\.\w+$/.test(line);

/** Whether a line is valid YAML, so that another line causes the error. */
const isReadable = (line: string, { ruleId }: Fault) =>
  ruleId === 'yaml' && excessInFields([line]) === undefined && parseYaml(line.trim()).error === undefined;

/** The line of a list in brackets with exactly one closing bracket. */
function closedList(line: string): string | undefined {
  const [, before, items] = /^(\s*(?:- +)*\w[\w -]*:\s+\[)([^[\]{}]*,[^[\]{}]*)\]*\s*$/.exec(line) ?? [];
  return before && `${before}${items?.trimEnd()}]`;
}

/** Whether YAML silently drops a part of the text (` #1`) or takes it for an anchor, alias or tag (`&name`, `*name`, `!name`). */
function losesText(input: ValueInput): boolean {
  const { path, isMarked, plain, after } = input.node;
  if (isMarked) return true;
  if (plain === undefined || !/^\s*#/.test(after)) return false;
  if (losesFragment({ plain, after })) return true;
  const kind = kindAt(input, path);
  if (kind === 'color') return plain === '';
  if (kind === 'link') return !ARROW.test(plain);
  return TEXT_KINDS.has(kind ?? '') && (plain === '' || !COMMENT.test(after));
}

const ARROW = /->\s*\S/;

/** `-> /contact #estimate` */
const losesFragment = ({ plain = '', after }: Pick<ValueInput['node'], 'plain' | 'after'>) =>
  ARROW.test(plain) && /^\s+#[a-z][\w-]*\s*$/i.test(after);

const explainFragment = (line: string) => ({
  advice: 'An address has no space in it, and what follows the # would be lost.',
  text: line.replace(/\s+(#[\w-]+)\s*$/, '$1'),
});
