import { joinPath, type YamlNode, yamlNodesOf } from '../../source/parseYaml';
import { findClosingFence, readLines } from '../../source/readSource';
import type { Fault, Source } from '../../source/Source';
import { filled, indentOf, isEntry } from './lines';
import type { Schema } from './schema';

/** Lines in place of others, counted from 0. */
export interface Replacement {
  first: number;
  last: number;
  text: string;
}

/** A file as it is read: what stops that, or else what the schema does not take. */
export interface Reading {
  lines: readonly string[];
  source: Source;
  stop?: Fault;
  /** Of what is above the line at which reading stops. */
  faults: readonly Fault[];
}

/** The lines of the front matter at their indexes in the file, with an empty one for the opening fence. */
export const frontOf = (lines: readonly string[]): string[] => [
  '',
  ...lines.slice(1, Math.max(1, findClosingFence(lines))),
];

export function read(file: string, lines: readonly string[], schema: Schema): Reading {
  const source = readLines(file, [...lines]);
  const [stop] = source.faults;
  const above =
    stop?.ruleId === 'yaml'
      ? readLines(file, ['---', ...lines.slice(1, stop.place.line - 1), '---'])
      : source;
  const faults = above.faults.length > 0 ? [] : [...ofYaml(above, schema.names), ...schema.faultsIn(above)];
  return { lines, source, stop, faults };
}

/** What an item, a field and a note look like where they are written in another way than YAML wants. */
const BULLET = /^\s*(?:[•·●▪◦‣–—*+]\s|-[^\s-]|\d{1,2}[.)]\s)/;
const FIELD = /^\s*[*_]{0,2}([a-z]\w*)[*_]{0,2}\s*(?:[=：:]|\.{3})/;
const NOTE = /^\s*(?:<!--|\/\/|```|[-=_*~]{4,}\s*$)/;

/** Names that a group has twice, and lines that were read as part of the text above them and look like an item or a field. */
function ofYaml(source: Source, names: Schema['names']): Fault[] {
  return source.yaml
    ? yamlNodesOf(source.yaml).flatMap((node) => [...twiceIn(node), ...swallowedIn(node, source, names)])
    : [];
}

function twiceIn({ path, names }: YamlNode): Fault[] {
  return names.flatMap(({ name, position }, index): Fault[] => {
    const first = names.findIndex((each) => each.name === name);
    const field = joinPath(path, name);
    return first === index
      ? []
      : [{ ruleId: 'twice', place: position, field, input: names[first]?.position.line }];
  });
}

function swallowedIn(
  { path, position, plain = '' }: YamlNode,
  { lines }: Source,
  names: Schema['names'],
): Fault[] {
  const isField = (line: string) => names.has(FIELD.exec(line)?.[1] ?? '');
  const first = position.line;
  const below = lines.slice(first, first + plain.split('\n').length - 1);
  const isItem = (line: string, at: number) =>
    isEntry(line) || (BULLET.test(line) && isEntry(lines[first + at - 1]));
  const offset = below.findIndex((line, at) => isField(line) || NOTE.test(line) || isItem(line, at));
  if (offset < 0) return [];
  const column = indentOf(below[offset]) + 1;
  return [{ ruleId: 'swallowed', place: { line: first + offset + 1, column }, field: path, input: plain }];
}

export const apply = (lines: readonly string[], { first, last, text }: Replacement): string[] =>
  lines.toSpliced(first, last - first + 1, ...text.split('\n'));

/** What the schema does not take because of the layout of a file. */
export const isOfLayout = ({ ruleId }: Fault) =>
  /^(?:swallowed|twice|unknown-name|text-wanted|list-wanted|group-wanted|menu-entry)$/.test(ruleId);

/** Whether the reading after an edit gets past the fault, and has no fault of layout that it had not before. */
export const helps = (before: Reading, fault: Fault, edit: Replacement, after: Reading): boolean =>
  fault === before.stop ? getsPast(before, fault, edit, after) : isGone(before, fault, after);

function getsPast(before: Reading, fault: Fault, edit: Replacement, after: Reading): boolean {
  const at = fault.place.line - 1;
  const grown = edit.text.split('\n').length - 1 - (edit.last - edit.first);
  const next = after.stop ? after.stop.place.line - 1 - grown : Number.POSITIVE_INFINITY;
  const isAbove = edit.last < at;
  const isOther = next !== at || (isAbove && errorsIn(after) < errorsIn(before));
  if (next <= edit.last || !isOther || (next < at && !isAbove)) return false;
  const above = filled(before.lines, edit.first, -1);
  return newFaults(before, after).every(
    (each) =>
      !isOfLayout(each) ||
      each.place.line <= above ||
      each.place.line - 1 > edit.last + grown ||
      (/^(?:unknown-name|twice)$/.test(each.ruleId) && keepsName(before, edit)),
  );
}

/** Whether a line begins with the same name, at the same column, as its owner wrote it. */
function keepsName({ lines }: Reading, { first, last, text }: Replacement): boolean {
  const [name] = /^\s*(?:- +)?[^\s:][^:]*:(?=\s)/.exec(lines[first] ?? '') ?? [];
  return first === last && name !== undefined && !text.includes('\n') && text.startsWith(name);
}

function isGone(before: Reading, fault: Fault, after: Reading): boolean {
  const key = keyOf(fault);
  const countIn = ({ faults }: Reading) => faults.filter((each) => keyOf(each) === key).length;
  // What a group lacks can be seen only once it is a group.
  const isSeen = ({ ruleId, field }: Fault) => ruleId === 'missing' && field.startsWith(`${fault.field}.`);
  return !after.stop && countIn(after) < countIn(before) && newFaults(before, after).every(isSeen);
}

const errorsIn = ({ source }: Reading) => source.yaml?.document.errors.length ?? 0;

/** Where an entry is moved, the numbers of those below it change. */
const keyOf = ({ ruleId, field }: Fault) => `${ruleId} ${field.replace(/\d+/g, '#')}`;

function newFaults(before: Reading, after: Reading): Fault[] {
  const known = new Map<string, number>();
  for (const key of before.faults.map(keyOf)) known.set(key, (known.get(key) ?? 0) + 1);
  return after.faults.filter((fault) => {
    const left = known.get(keyOf(fault)) ?? 0;
    known.set(keyOf(fault), left - 1);
    return left <= 0;
  });
}

/** The fields of faults of which there are fewer after an edit. */
export function fieldsOfGone({ faults }: Reading, after: Reading): string[] {
  const left = new Set(after.faults.map(keyOf));
  return faults.filter((fault) => !left.has(keyOf(fault))).map(({ field }) => field);
}

/** How good an edit is: the faults that are left, whether letters or digits are lost, the characters that change. */
export type Score = readonly [faults: number, lost: number, changed: number];

export function scoreOf(lines: readonly string[], edit: Replacement, { stop, faults }: Reading): Score {
  const old = plain(lines.slice(edit.first, edit.last + 1).join('\n'));
  const text = plain(edit.text);
  const lost = isKept(wordsOf(old), text) ? 0 : 1;
  return [faults.length + (stop ? 1 : 0), lost, changedCharacters(old, text)];
}

const plain = (text: string) => text.toLowerCase().replace(/[“”„]/g, '"').replace(/\t/g, '  ');

/** Whether all characters of a text are in another, in their order. */
function isKept(text: string, other: string): boolean {
  let at = -1;
  return [...text].every((character) => {
    at = other.indexOf(character, at + 1);
    return at >= 0;
  });
}

function changedCharacters(old: string, text: string): number {
  if (isKept(old, text)) return text.length - old.length;
  if (isKept(text, old)) return old.length - text.length;
  let start = 0;
  while (start < Math.min(old.length, text.length) && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, text.length) - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;
  return old.length + text.length - 2 * (start + end);
}

/** Whether two texts have the same letters and digits. */
export const hasSameWords = (one: string, other: string) => wordsOf(one) === wordsOf(other);
const wordsOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
