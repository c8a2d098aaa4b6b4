import { adviceOn, readingsOf } from '../../../kinds/kind';
import { linkKind } from '../../../kinds/link';
import { visitEntry } from '../../../model/visitEntry';
import { rangeOfValue, rangeOnLine } from '../../../passages/Range';
import { joinPath, type Raw, valueAt } from '../../../source/Source';
import type { Document } from '../../Document';
import { checkFaults, faultsOf } from '../../fields/faults';
import { isItemPath, kindAt, namesAt, quoteName } from '../../fields/fieldSchema';
import { listNamed } from '../../fields/suggestName';
import { endOfBlock, fieldIndent, indentOf, nextFilledLine } from '../../layout/lines';
import { quotedLine } from '../../layout/quoting';
import { type Finding, type LayoutInput, type Problem, type ReportLine, rule, write } from '../../rule';
import { checkDescribedTexts } from '../../source/descriptions';

/** Also among the rules of the source, where its proposals are tried. */
export const textWanted = rule({
  id: 'text-wanted',
  fields: checkFaults('text-wanted', ({ field }) => ({ advice: takesText(field) })),
  text: checkDescribedTexts,
  layout: asOneLine,
});

const takesText = (field: string) =>
  `${quoteName(field)} takes a single text, not a list or a group of fields.`;

const ADDRESS = /^(?:[/#]|https?:|tel:|mailto:)/;

/** Proposes lines for a group that should be a single text or a link, also for an entry of a menu. `proposeFix` shows the one that repairs the fault. */
function asOneLine(layout: LayoutInput, report: ReportLine): void {
  const { front, index, faultIndex: at, fault } = layout;
  const { field, input, ruleId } = fault;
  if (index !== at || !/^(?:text-wanted|menu-entry)$/.test(ruleId)) return;
  const isLink = ruleId === 'menu-entry' || kindAt(layout, field) === 'link';
  const joined = layout.line.replace(/(->\s*(?:tel|mailto):)\s+/, '$1');
  if (isLink && joined !== layout.line)
    report({ field, advice: 'There are no spaces in an address.', text: joined });
  // Paths of pictures begin without a slash.
  const text = isLink ? linkOf(input) : onlyText(input)?.replace(/^\/(?=\w)/, '');
  const [head = ''] = /^\s*(?:- +|[\w-]+:)/.exec(layout.line) ?? [];
  // A list in brackets on one line may be a text that needs quotes.
  if (!text || (Array.isArray(input) && endOfBlock(front, index) === index)) return;
  const advice = isLink ? ONE_LINE : takesText(field);
  const line = `${head.trimEnd()} ${text}`;
  for (const each of [line, quotedLine(line, { wholeItem: true })])
    report({ field, advice, endLine: endOfBlock(front, index) + 1, text: each, kind: 'choice' });
}

const ONE_LINE = 'A link is one line: its text, an arrow and its address.';

function onlyText(group: unknown): string | undefined {
  const [text, ...others] = Object.values(group ?? {});
  return typeof text === 'string' && others.length === 0 ? text : undefined;
}

/** `Home -> /` for `text: Home` and `url: /`, or for `Home: /`. */
function linkOf(group: unknown): string | undefined {
  const entries = Object.entries(group ?? {});
  const [text, to, ...others] = (
    entries.length === 1 ? entries.flat() : entries.map(([, value]) => value)
  ).sort((one, other) => Number(ADDRESS.test(one)) - Number(ADDRESS.test(other)));
  return ADDRESS.test(to) && others.length === 0 ? `${text} -> ${to}` : undefined;
}

const listWanted = rule({
  id: 'list-wanted',
  fields: checkFaults('list-wanted', (fault, document) => {
    const names = namesAt(document, `${fault.field}.0`);
    if (names.length > 0)
      return {
        advice: `${quoteName(fault.field)} takes a list. Each entry begins with a hyphen and has these fields, one a line: ${names.join(', ')}.`,
      };
    const { line } = fault.place;
    const text = asEntries(document.source.lines[line - 1] ?? '', fault.input);
    return {
      advice: `${quoteName(fault.field)} takes a list: one entry a line, each beginning with a hyphen and a space.`,
      edits: write(rangeOnLine(document.source, line), text),
    };
  }),
});

/** The lines of a list for a text with commas. */
function asEntries(line: string, text: unknown): string | undefined {
  const [, before, indent = ''] = /^((\s*)(?:- +)?[\w-]+:)\s+\S/.exec(line) ?? [];
  if (typeof text !== 'string' || !before || text.includes('\n') || !line.trimEnd().endsWith(text))
    return undefined;
  const [, inside = text] = /^\((.*)\)$/.exec(text) ?? [];
  const entries = text.includes('->') ? [text] : inside.split(/\s*,\s*/).filter(Boolean);
  return [before, ...entries.map((entry) => `${indent}  - ${entry}`)].join('\n');
}

const groupWanted = rule({
  id: 'group-wanted',
  fields: checkFaults('group-wanted', ({ field, input }, document) => {
    const ours = Array.isArray(input) && listNamed(document, field);
    if (ours)
      return { advice: `${quoteName(field)} is a section, and this is a list. Did you mean “${ours}”?` };
    const how = isItemPath(field)
      ? `, one a line: ${namesAt(document, field).join(', ')}.`
      : ': each on its own line below it, indented by two spaces.';
    return { advice: `${quoteName(field)} takes a group of fields${how}` };
  }),
  layout: asGroup,
});

/** Adds the missing name above a list that is directly in a group: proposes each that the group can have. */
function asGroup(layout: LayoutInput, report: ReportLine): void {
  const { front, index, line, faultIndex: at, fault } = layout;
  const { field, input, ruleId } = fault;
  if (index !== at || ruleId !== 'group-wanted' || !Array.isArray(input)) return;
  const indent = fieldIndent(line);
  const last = endOfBlock(front, index);
  const moved = ' '.repeat(Math.max(0, indent + 4 - indentOf(front[nextFilledLine(front, index, 1)])));
  const rest = front.slice(index + 1, last + 1).map((line) => (line.trim() ? moved + line : line));
  for (const name of namesAt(layout, field)) {
    if (kindAt(layout, joinPath(field, name)) !== 'list') continue;
    const what = `${quoteName(field)} takes a group of fields, and the list in it has a name.`;
    const text = [line, `${' '.repeat(indent + 2)}${name}:`, ...rest].join('\n');
    report({ what, advice: `Add the line “${name}:”.`, endLine: last + 1, text });
  }
}

const listEmpty = rule({
  id: 'list-empty',
  fields: checkFaults('list-empty', () => ({ advice: 'At least one entry belongs here.' })),
});

const menuEntry = rule({
  id: 'menu-entry',
  advice: 'Write a link (text -> /address), or a group with a label and its links.',
  fields(document, report) {
    for (const { field } of faultsOf(document, 'menu-entry')) {
      const wrong = wrongLinks(document, field);
      if (wrong.length === 0) report({ range: rangeOfValue(document, field) });
      for (const found of wrong) report(found);
    }
    visitEntry(document, {
      string: (words, field) => {
        if (!/^header\.\d+\.label$/.test(field) || !words.includes('->')) return;
        const what = 'This is the name of a menu that opens, and leads nowhere itself.';
        const advice = 'Delete the arrow and the address.';
        const expected = words.replace(/\s*->.*$/, '');
        report({ range: rangeOfValue(document, field), what, advice, expected });
      },
    });
  },
});

function wrongLinks(document: Document, field: string): Finding[] {
  const entry = valueAt(document.source.values, field);
  const links = valueAt(entry, 'links');
  const entries: [path: string, entry?: Raw][] = Array.isArray(links)
    ? links.map((link, index) => [`${field}.links.${index}`, link])
    : [[field, entry]];
  return entries.flatMap(([path, each]) => {
    const isNested = path !== field && valueAt(each, 'links') !== undefined;
    const noMenu = { advice: 'A menu that opens has only links, and no other menu.' };
    const problem = explainEntry(each) ?? (isNested ? noMenu : undefined);
    return problem ? [{ range: rangeOfValue(document, path), ...problem }] : [];
  });
}

function explainEntry(entry?: Raw): Problem | undefined {
  if (typeof entry === 'string') {
    const isLinkOrWord = /\S\s*->\s*\S+$/.test(entry) || !/\S\s+\S/.test(entry);
    return isLinkOrWord ? undefined : explainLink(entry);
  }
  // A colon after a link turns it into a group.
  const isSplit = Object.keys(entry ?? {}).some((name) => name.includes('->'));
  return isSplit ? { advice: ONE_LINE } : undefined;
}

function explainLink(text: string): Problem {
  const context = { meta: { example: 'About -> /about' } };
  // A reading equal to the text only needs quotes.
  const expected = readingsOf(linkKind, text, context).find((each) => each !== text);
  return { advice: adviceOn(linkKind, text, context).advice, expected };
}

export const shapeRules = [listWanted, groupWanted, listEmpty, menuEntry];
