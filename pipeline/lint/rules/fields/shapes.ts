import { visitEntry } from '../../../model/visitEntry';
import { rangeOfField } from '../../../passages/fieldRange';
import { joinPath } from '../../../source/parseYaml';
import { type Raw, type Source, valueAt } from '../../../source/Source';
import type { Document } from '../../Document';
import { explainLink } from '../../fields/checkKinds';
import { checkFaults, faultsOf } from '../../fields/faults';
import { isEntry, kindAt, nameOf, namesAt } from '../../fields/fieldSchema';
import { listNamed } from '../../fields/suggestName';
import { type Finding, type Problem, problemAt } from '../../finding';
import { endOf, fieldIndent, filled, indentOf } from '../../layout/lines';
import { quotedLine } from '../../layout/quoting';
import { type LayoutInput, type ReportLine, type Rule, rule } from '../../rule';
import { checkDescribedTexts } from '../../source/descriptions';

export const textWanted = rule({
  id: 'text-wanted',
  about:
    'This field takes one text. Write it after the colon, on the same line. For a picture, write a sentence that says what it shows, for people who cannot see it.',
  fields: checkFaults('text-wanted', ({ field }) => ({ advice: takesText(field) })),
  text: checkDescribedTexts,
  layout: asOneLine,
});

const takesText = (field: string) => `${nameOf(field)} takes a single text, not a list or a group of fields.`;

const ADDRESS = /^(?:[/#]|https?:|tel:|mailto:)/;

/** Proposes one line for a group that should be a single text or a link. */
function asOneLine(layout: LayoutInput, report: ReportLine): void {
  const { front, index, at, fault } = layout;
  const { field, input, ruleId } = fault;
  if (index !== at || !/^(?:text-wanted|menu-entry)$/.test(ruleId)) return;
  const isLink = ruleId === 'menu-entry' || kindAt(layout, field) === 'link';
  const joined = layout.line.replace(/(->\s*(?:tel|mailto):)\s+/, '$1');
  if (isLink && joined !== layout.line)
    report({ field, advice: 'There are no spaces in an address.', text: joined });
  const text = isLink ? linkOf(input) : onlyText(input)?.replace(/^\/(?=\w)/, '');
  const [head = ''] = /^\s*(?:- +|[\w-]+:)/.exec(layout.line) ?? [];
  // A list in brackets on one line may be a text that needs quotes.
  if (!text || (Array.isArray(input) && endOf(front, index) === index)) return;
  const advice = isLink ? ONE_LINE : takesText(field);
  const line = `${head.trimEnd()} ${text}`;
  for (const each of [line, quotedLine(line, { wholeItem: true })])
    report({ field, advice, endLine: endOf(front, index) + 1, text: each, kind: 'choice' });
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
  about:
    'This field takes a list. Write each item on its own line below the name, after a hyphen and a space.',
  fields: checkFaults('list-wanted', (fault, document) => {
    const names = namesAt(document, `${fault.field}.0`);
    if (names.length > 0)
      return {
        advice: `${nameOf(fault.field)} takes a list. Each entry begins with a hyphen and has these fields, one a line: ${names.join(', ')}.`,
      };
    return {
      advice: `${nameOf(fault.field)} takes a list: one entry a line, each beginning with a hyphen and a space.`,
      text: asEntries(document.source.lines[fault.place.line - 1] ?? '', fault.input),
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
  about:
    'This is a group of fields. Write each of them on its own line below the name, two spaces further right.',
  fields: checkFaults('group-wanted', ({ field, input }, document) => {
    const ours = Array.isArray(input) && listNamed(document, field);
    if (ours) return { advice: `${nameOf(field)} is a section, and this is a list. Did you mean “${ours}”?` };
    const how = isEntry(field)
      ? `, one a line: ${namesAt(document, field).join(', ')}.`
      : ': each on its own line below it, indented by two spaces.';
    return { advice: `${nameOf(field)} takes a group of fields${how}` };
  }),
  layout: asGroup,
});

/** Adds the missing name above a list that is directly in a group. */
function asGroup(layout: LayoutInput, report: ReportLine): void {
  const { front, index, line, at, fault } = layout;
  const { field, input, ruleId } = fault;
  if (index !== at || ruleId !== 'group-wanted' || !Array.isArray(input)) return;
  const indent = fieldIndent(line);
  const last = endOf(front, index);
  const moved = ' '.repeat(Math.max(0, indent + 4 - indentOf(front[filled(front, index, 1)])));
  const rest = front.slice(index + 1, last + 1).map((line) => (line.trim() ? moved + line : line));
  for (const name of namesAt(layout, field)) {
    if (kindAt(layout, joinPath(field, name)) !== 'list') continue;
    const what = `${nameOf(field)} takes a group of fields, and the list in it has a name.`;
    const text = [line, `${' '.repeat(indent + 2)}${name}:`, ...rest].join('\n');
    report({ what, advice: `Add the line “${name}:”.`, endLine: last + 1, text });
  }
}

const listEmpty = rule({
  id: 'list-empty',
  about:
    'A list needs at least one item. Write one. If the list is optional, you can delete its name instead.',
  fields: checkFaults('list-empty', () => ({ advice: 'At least one entry belongs here.' })),
});

const menuEntry = rule({
  id: 'menu-entry',
  advice: 'Write a link (text -> /address), or a group with a label and its links.',
  fields(document, report) {
    for (const { field } of faultsOf(document, 'menu-entry')) {
      const wrong = wrongLinks(document, field);
      if (wrong.length === 0) report({ range: rangeOfField(document.source, field) });
      for (const found of wrong) report(found);
    }
    visitEntry(document, {
      string: (words, field) => {
        const isLink = /^header\.\d+\.label$/.test(field) && words.includes('->');
        const expected = words.replace(/\s*->.*$/, '');
        if (isLink) report(wrongLink(document.source, field, { ...NO_LINK, expected }));
      },
    });
  },
});

const NO_LINK = {
  what: 'This is the name of a menu that opens, and leads nowhere itself.',
  advice: 'Delete the arrow and the address.',
};

const wrongLink = (source: Source, field: string, problem: Problem): Finding =>
  problemAt(rangeOfField(source, field), problem);

/** The findings for an entry of the menu, or for the links of a submenu. */
function wrongLinks({ source }: Document, field: string): Finding[] {
  const entry = valueAt(source.values, field);
  const links = valueAt(entry, 'links');
  if (!Array.isArray(links)) return explainEntry(source, field, entry);
  return links.flatMap((link, index) => {
    const path = `${field}.links.${index}`;
    const found = explainEntry(source, path, link);
    const isMenu = found.length === 0 && valueAt(link, 'links') !== undefined;
    return isMenu ? [wrongLink(source, path, NO_MENU)] : found;
  });
}

const NO_MENU = { advice: 'A menu that opens has only links, and no other menu.' };

function explainEntry(source: Source, field: string, entry?: Raw): Finding[] {
  if (typeof entry === 'string') {
    if (/\S\s*->\s*\S+$/.test(entry) || !/\S\s+\S/.test(entry)) return [];
    return [wrongLink(source, field, explainLink(entry, 'About -> /about'))];
  }
  // A colon after a link turns it into a group.
  const isSplit = Object.keys(entry ?? {}).some((name) => name.includes('->'));
  return isSplit ? [wrongLink(source, field, { advice: ONE_LINE })] : [];
}

export const shapeRules: readonly Rule[] = [listWanted, groupWanted, listEmpty, menuEntry];
