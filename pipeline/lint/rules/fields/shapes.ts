import { visitEntry } from '../../../model/visitEntry';
import { joinPath } from '../../../source/parseYaml';
import { type Raw, valueAt } from '../../../source/Source';
import type { Document } from '../../Document';
import { explainLink, isSplitLink } from '../../fields/explainLink';
import { checkFaults } from '../../fields/faults';
import { isEntry, nameOf, namesAt } from '../../fields/schema';
import type { LayoutInput } from '../../layout/inputs';
import { endOf, fieldIndent, filled, indentOf } from '../../layout/lines';
import { quotedLine } from '../../layout/quoting';
import { type Former, type Report, type Rule, rule } from '../../rule';
import { checkDescribedTexts } from '../../source/descriptions';

export const textWanted = rule({
  id: 'text-wanted',
  on: 'fields',
  about:
    'This field takes one text. Write it after the colon, on the same line. For a picture, write a sentence that says what it shows, for people who cannot see it.',
  also: { text: checkDescribedTexts, layout: asOneLine },
  check: checkFaults('text-wanted', (fault, document) =>
    isSplitLink(document, fault)
      ? undefined
      : { reason: `${nameOf(fault.field)} takes a single text, not a list or a group of fields.` },
  ),
});

const ADDRESS = /^(?:[/#]|https?:|tel:|mailto:)/;

/** A group where one line is wanted, with its values on one line. */
function asOneLine({ front, index, at, fault, schema, source }: LayoutInput, report: Report): void {
  const { field, input, ruleId } = fault;
  if (index !== at || !/^(?:text-wanted|menu-entry)$/.test(ruleId)) return;
  const isLink = ruleId === 'menu-entry' || schema.kindAt(source, field) === 'link';
  const text = isLink ? linkOf(input) : onlyText(input)?.replace(/^\/(?=\w)/, '');
  const [head = ''] = /^\s*(?:- +|[\w-]+:)/.exec(front[index] ?? '') ?? [];
  // A list in brackets on one line may be a text that needs quotation marks.
  if (!text || (Array.isArray(input) && endOf(front, index) === index)) return;
  const reason = isLink ? ONE_LINE : `${nameOf(field)} takes a single text, not a list or a group of fields.`;
  const line = `${head.trimEnd()} ${text}`;
  for (const corrected of [line, quotedLine(line, true)])
    report({ field, reason, through: endOf(front, index) + 1, corrected, kind: 'choice' });
}

const ONE_LINE = 'A link is one line: its text, an arrow and its address.';

function onlyText(group: unknown): string | undefined {
  const [text, ...others] = Object.values(group ?? {});
  return typeof text === 'string' && others.length === 0 ? text : undefined;
}

/** `text: Home` and `url: /` */
function linkOf(group: unknown): string | undefined {
  const [text, to, ...others] = Object.values(group ?? {}).sort(
    (one, other) => Number(ADDRESS.test(one)) - Number(ADDRESS.test(other)),
  );
  return ADDRESS.test(to) && others.length === 0 ? `${text} -> ${to}` : undefined;
}

const listWanted = rule({
  id: 'list-wanted',
  on: 'fields',
  about:
    'This field takes a list. Write each item on its own line below the name, after a hyphen and a space.',
  check: checkFaults('list-wanted', (fault, document) => {
    const names = namesAt(document, `${fault.field}.0`);
    if (names.length > 0)
      return {
        reason: `${nameOf(fault.field)} takes a list. Each entry begins with a hyphen and has these fields, one a line: ${names.join(', ')}.`,
      };
    return {
      reason: `${nameOf(fault.field)} takes a list: one entry a line, each beginning with a hyphen and a space.`,
      corrected: asEntries(document.source.lines[fault.place.line - 1] ?? '', fault.input),
    };
  }),
});

/** A text where a list belongs, as entries of one. */
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
  on: 'fields',
  about:
    'This is a group of fields. Write each of them on its own line below the name, two spaces further right.',
  check: checkFaults('group-wanted', ({ field }, document) => {
    const how = isEntry(field)
      ? `, one a line: ${namesAt(document, field).join(', ')}.`
      : ': each on its own line below it, indented by two spaces.';
    return { reason: `${nameOf(field)} takes a group of fields${how}` };
  }),
  also: { layout: asGroup },
});

/** A list where a group is wanted, below the name that a list has there. */
function asGroup({ front, index, at, fault, schema, source }: LayoutInput, report: Report): void {
  const { field, input, ruleId } = fault;
  if (index !== at || ruleId !== 'group-wanted' || !Array.isArray(input)) return;
  const indent = fieldIndent(front[index]);
  const last = endOf(front, index);
  const moved = ' '.repeat(Math.max(0, indent + 4 - indentOf(front[filled(front, index, 1)])));
  const rest = front.slice(index + 1, last + 1).map((line) => (line.trim() ? moved + line : line));
  for (const name of schema.namesAt(source, field)) {
    if (schema.kindAt(source, joinPath(field, name)) !== 'list') continue;
    const reason = `${nameOf(field)} takes a group of fields, and the list in it has a name. Add the line “${name}:”.`;
    const corrected = [front[index], `${' '.repeat(indent + 2)}${name}:`, ...rest].join('\n');
    report({ reason, through: last + 1, corrected });
  }
}

const listEmpty = rule({
  id: 'list-empty',
  on: 'fields',
  about:
    'A list needs at least one item. Write one. If the list is optional, you can delete its name instead.',
  check: checkFaults('list-empty', () => ({ reason: 'At least one entry belongs here.' })),
});

const menuEntry = rule({
  id: 'menu-entry',
  on: 'fields',
  message: 'Write a link (text -> /address), or a group with a label and its links.',
  check(document, report) {
    for (const { ruleId, field, place } of document.faults) {
      if (ruleId !== 'menu-entry') continue;
      const wrong = wrongLinks(document, field);
      if (wrong.length === 0) report({ field, ...place });
      for (const found of wrong) report(found);
    }
    visitEntry(document, {
      string: (words, field) => {
        if (!/^header\.\d+\.label$/.test(field) || !words.includes('->')) return;
        report({ field, reason: NO_LINK, actual: words, expected: words.replace(/\s*->.*$/, '') });
      },
    });
  },
});

const NO_LINK =
  'This is the name of a menu that opens, and leads nowhere itself. Delete the arrow and the address.';

/** What is wrong in an entry of the menu, or in each link of one that opens. */
function wrongLinks({ source }: Document, field: string): Former[] {
  const entry = valueAt(source.values, field);
  const links = valueAt(entry, 'links');
  if (!Array.isArray(links)) return explainEntry(field, entry);
  return links.flatMap((link, index) => {
    const path = `${field}.links.${index}`;
    const found = explainEntry(path, link);
    const isMenu = found.length === 0 && valueAt(link, 'links') !== undefined;
    return isMenu ? [{ field: path, reason: 'A menu that opens has only links, and no other menu.' }] : found;
  });
}

function explainEntry(field: string, entry?: Raw): Former[] {
  if (typeof entry === 'string') {
    if (/\S\s*->\s*\S+$/.test(entry) || !/\S\s+\S/.test(entry)) return [];
    const { reason, expected } = explainLink(entry, 'About -> /about');
    return [{ field, reason, actual: entry, expected }];
  }
  // A colon behind a link makes a group of it.
  return Object.keys(entry ?? {}).some((name) => name.includes('->')) ? [{ field, reason: ONE_LINE }] : [];
}

export const shapeRules: readonly Rule[] = [listWanted, groupWanted, listEmpty, menuEntry];
