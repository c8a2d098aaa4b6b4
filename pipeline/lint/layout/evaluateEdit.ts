import { joinPath, type YamlNode, yamlNodesOf } from '../../source/parseYaml';
import { findClosingFence, readLines } from '../../source/readSource';
import type { Fault, Source } from '../../source/Source';
import type { LayoutSchema } from './layoutSchema';
import { indentOf, isEntry, nextFilledLine } from './lines';

/** Replaces the lines `first` to `last`, counted from 0. */
export interface Replacement {
  first: number;
  last: number;
  text: string;
}

/** The lines of a file, and what parsing them gives. */
export interface Parsed {
  lines: readonly string[];
  source: Source;
  /** The fault that prevents parsing. */
  error?: Fault;
  /** Values that the schema rejects, in the lines above it. */
  faults: readonly Fault[];
}

/** The lines of the front matter, with an empty one for the opening fence, so that indexes are those of the file. */
export const frontLines = (lines: readonly string[]): string[] => [
  '',
  ...lines.slice(1, Math.max(1, findClosingFence(lines))),
];

/** Parses lines. Below an error of YAML nothing is read, so the faults are those above it. */
export function parseLines(file: string, lines: readonly string[], schema: LayoutSchema): Parsed {
  const source = readLines(file, [...lines]);
  const [error] = source.faults;
  const above =
    error?.ruleId === 'yaml'
      ? readLines(file, ['---', ...lines.slice(1, error.place.line - 1), '---'])
      : source;
  const faults =
    above.faults.length > 0 ? [] : [...yamlFaults(above, schema.names), ...schema.faultsIn(above)];
  return { lines, source, error, faults };
}

/** List items, fields and comments with wrong markers. */
const BULLET = /^\s*(?:[•·●▪◦‣–—*+]\s|-[^\s-]|\d{1,2}[.)]\s)/;
const FIELD = /^\s*[*_]{0,2}([a-z]\w*)[*_]{0,2}\s*(?:[=：:]|\.{3})/;
const COMMENT = /^\s*(?:<!--|\/\/|```|[-=_*~]{4,}\s*$)/;

/** Duplicate names in a group; and lines that YAML reads as part of the plain text above, though they look like an item or a field. */
function yamlFaults(source: Source, names: LayoutSchema['names']): Fault[] {
  return source.yaml
    ? yamlNodesOf(source.yaml).flatMap((node) => [...duplicatesIn(node), ...swallowedIn(node, source, names)])
    : [];
}

function duplicatesIn({ path, names }: YamlNode): Fault[] {
  return names.flatMap(({ name, position }, index): Fault[] => {
    const first = names.findIndex((each) => each.name === name);
    const field = joinPath(path, name);
    return first === index
      ? []
      : [{ ruleId: 'twice', place: position, field, input: names[first]?.position.line }];
  });
}

function swallowedIn(node: YamlNode, { lines }: Source, names: LayoutSchema['names']): Fault[] {
  const { path, position, plain = '' } = node;
  const isField = (line: string) => names.has(FIELD.exec(line)?.[1] ?? '');
  const first = position.line;
  const below = lines.slice(first, first + plain.split('\n').length - 1);
  const isItem = (line: string, at: number) =>
    isEntry(line) || (BULLET.test(line) && isEntry(lines[first + at - 1]));
  const offset = below.findIndex((line, at) => isField(line) || COMMENT.test(line) || isItem(line, at));
  if (offset < 0) return [];
  const column = indentOf(below[offset]) + 1;
  return [{ ruleId: 'swallowed', place: { line: first + offset + 1, column }, field: path, input: plain }];
}

export const applyEdit = (lines: readonly string[], { first, last, text }: Replacement): string[] =>
  lines.toSpliced(first, last - first + 1, ...text.split('\n'));

/** Whether a repair of the layout may remove the fault. */
export const isLayoutFault = ({ ruleId }: Fault) =>
  /^(?:swallowed|twice|unknown-name|text-wanted|list-wanted|group-wanted|menu-entry)$/.test(ruleId);

/** Whether the edit removes the fault and causes no new fault of layout. */
export const isImprovement = (before: Parsed, fault: Fault, edit: Replacement, after: Parsed): boolean =>
  fault === before.error ? parsesFurther(before, fault, edit, after) : removesFault(before, fault, after);

/** Whether the parser gets past the error, and the edited lines have no new fault of layout. */
function parsesFurther(before: Parsed, fault: Fault, edit: Replacement, after: Parsed): boolean {
  const at = fault.place.line - 1;
  const addedLines = edit.text.split('\n').length - 1 - (edit.last - edit.first);
  const nextError = after.error ? after.error.place.line - 1 - addedLines : Number.POSITIVE_INFINITY;
  const isAbove = edit.last < at;
  // Where the first error stays, an edit above it must have removed another one.
  const isOther = nextError !== at || (isAbove && errorsIn(after) < errorsIn(before));
  if (nextError <= edit.last || !isOther || (nextError < at && !isAbove)) return false;
  const above = nextFilledLine(before.lines, edit.first, -1);
  return newFaults(before, after).every(
    (each) =>
      !isLayoutFault(each) ||
      each.place.line <= above ||
      each.place.line - 1 > edit.last + addedLines ||
      (/^(?:unknown-name|twice)$/.test(each.ruleId) && keepsName(before, edit)),
  );
}

/** Whether an edit of one line keeps its name at the same column. */
function keepsName({ lines }: Parsed, { first, last, text }: Replacement): boolean {
  const [name] = /^\s*(?:- +)?[^\s:][^:]*:(?=\s)/.exec(lines[first] ?? '') ?? [];
  return first === last && name !== undefined && !text.includes('\n') && text.startsWith(name);
}

function removesFault(before: Parsed, fault: Fault, after: Parsed): boolean {
  const key = faultKey(fault);
  const countIn = ({ faults }: Parsed) => faults.filter((each) => faultKey(each) === key).length;
  // Missing fields of a group are found only once its value is a group.
  const isSeen = ({ ruleId, field }: Fault) => ruleId === 'missing' && field.startsWith(`${fault.field}.`);
  return !after.error && countIn(after) < countIn(before) && newFaults(before, after).every(isSeen);
}

const errorsIn = ({ source }: Parsed) => source.yaml?.document.errors.length ?? 0;

/** Without indexes, because an edit that moves an entry changes the indexes below it. */
const faultKey = ({ ruleId, field }: Fault) => `${ruleId} ${field.replace(/\d+/g, '#')}`;

function newFaults(before: Parsed, after: Parsed): Fault[] {
  const known = new Map<string, number>();
  for (const key of before.faults.map(faultKey)) known.set(key, (known.get(key) ?? 0) + 1);
  return after.faults.filter((fault) => {
    const remaining = known.get(faultKey(fault)) ?? 0;
    known.set(faultKey(fault), remaining - 1);
    return remaining <= 0;
  });
}

/** The fields whose faults an edit has removed. */
export function fieldsFixed({ faults }: Parsed, after: Parsed): string[] {
  const remaining = new Set(after.faults.map(faultKey));
  return faults.filter((fault) => !remaining.has(faultKey(fault))).map(({ field }) => field);
}

/** Lower is better: the number of faults left, 1 if letters or digits are lost, the number of changed characters. */
export type Score = readonly [faults: number, lost: number, changed: number];

/** Scores an edit by what is left after it. `lines` are those before it. */
export function scoreEdit(lines: readonly string[], edit: Replacement, { error, faults }: Parsed): Score {
  const old = normalize(lines.slice(edit.first, edit.last + 1).join('\n'));
  const text = normalize(edit.text);
  const lost = isSubsequence(lettersAndDigits(old), text) ? 0 : 1;
  return [faults.length + (error ? 1 : 0), lost, changedCharacters(old, text)];
}

const normalize = (text: string) => text.toLowerCase().replace(/[“”„]/g, '"').replace(/\t/g, '  ');

/** Whether `text` is a subsequence of `other`. */
function isSubsequence(text: string, other: string): boolean {
  let at = -1;
  return [...text].every((character) => {
    at = other.indexOf(character, at + 1);
    return at >= 0;
  });
}

function changedCharacters(old: string, text: string): number {
  if (isSubsequence(old, text)) return text.length - old.length;
  if (isSubsequence(text, old)) return old.length - text.length;
  let start = 0;
  while (start < Math.min(old.length, text.length) && old[start] === text[start]) start += 1;
  let end = 0;
  while (end < Math.min(old.length, text.length) - start && old.at(-1 - end) === text.at(-1 - end)) end += 1;
  return old.length + text.length - 2 * (start + end);
}

/** Whether two texts differ only in spaces and punctuation. */
export const hasSameLetters = (one: string, other: string) =>
  lettersAndDigits(one) === lettersAndDigits(other);
const lettersAndDigits = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '');
