import { visitEntry } from '../../../model/visitEntry';
import { type Fault, positionOf, type Raw, type Source, valueAt } from '../../../source/Source';
import type { Document } from '../../Document';
import { explainLink, isSplitLink } from '../../fields/explainLink';
import { checkFaults } from '../../fields/faults';
import { isEntry, nameOf, namesAt } from '../../fields/schema';
import { type Former, type Rule, rule } from '../../rule';
import { checkDescribedTexts } from '../../source/descriptions';
import { explainCaption, explainQuotes, quotedLine } from '../source/quotes';

/** The line with its value in quotes, if a character in the value has a special meaning. */
function unsplitLine({ source }: Document, { field, place }: Fault): string | undefined {
  return quotedLine(source.lines[place.line - 1] ?? '', isEntry(field));
}

/** Texts that a character turned into a list or a group, so that they need quotes. */
export const checkSplitTexts = checkFaults('text-wanted', (fault, document) => {
  if (isSplitLink(document, fault)) return undefined;
  const corrected = unsplitLine(document, fault);
  const line = document.source.lines[fault.place.line - 1] ?? '';
  const [, item, words] = /^(\s*- +)([^:"']+):\s*$/.exec(line) ?? [];
  if (item && corrected)
    return {
      reason: `There is nothing after “${words}:”. Delete the colon, or write the rest after it, all of it in double quotes.`,
      corrected: `${item}${words}`,
      kind: 'choice',
    };
  return corrected ? (explainCaption(line) ?? { ...explainQuotes(line), corrected }) : undefined;
});

export const textWanted = rule({
  id: 'text-wanted',
  on: 'fields',
  about:
    'This field takes one text. Write it after the colon, on the same line. For a picture, write a sentence that says what it shows, for people who cannot see it.',
  also: { source: checkDescribedTexts },
  check: checkFaults('text-wanted', (fault, document) =>
    isSplitLink(document, fault) || unsplitLine(document, fault)
      ? undefined
      : { reason: `${nameOf(fault.field)} takes a single text, not a list or a group of fields.` },
  ),
});

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
});

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
  if (!Array.isArray(links)) return explainEntry(source, field, entry);
  return links.flatMap((link, index) => {
    const path = `${field}.links.${index}`;
    const found = explainEntry(source, path, link);
    const isMenu = found.length === 0 && valueAt(link, 'links') !== undefined;
    return isMenu ? [{ field: path, reason: 'A menu that opens has only links, and no other menu.' }] : found;
  });
}

function explainEntry(source: Source, field: string, entry?: Raw): Former[] {
  if (typeof entry === 'string') {
    if (/\S\s*->\s*\S+$/.test(entry) || !/\S\s+\S/.test(entry)) return [];
    const { reason, expected } = explainLink(entry, 'About -> /about');
    return [{ field, reason, actual: entry, expected }];
  }
  // A colon makes a group of a link, and a # a note.
  const { line } = positionOf(source, field);
  const written = source.lines[line - 1] ?? '';
  const corrected = written.includes('->') ? quotedLine(written, true) : undefined;
  return corrected ? [{ field, line, ...explainQuotes(written), corrected }] : [];
}

export const shapeRules: readonly Rule[] = [listWanted, groupWanted, listEmpty, menuEntry];
