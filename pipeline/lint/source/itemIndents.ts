import type { YamlNode } from '../../source/parseYaml';
import type { FrontLine, StoppedLine } from '../SourceInput';
import { fieldIndent, filled, indentOf, isEntry, isGroup, possibleLevels } from './sourceLines';

/** A line that should begin at another column. */
interface Moved {
  index: number;
  level: number;
}

/** An item below a name with a text, or without a name above it. */
export function isStray(front: readonly string[], index: number): boolean {
  const above = front[filled(front, index, -1)];
  if (!isEntry(front[index])) return false;
  return (
    above === undefined ||
    (!isEntry(above) && /:\s+\S/.test(above) && indentOf(above) <= indentOf(front[index]))
  );
}

/** The first field of an entry without its hyphen: the fields below it and the entry at which the parser stops say so. */
export function entryWithoutHyphen({ front, index: at }: FrontLine): number | undefined {
  const indent = indentOf(front[at]);
  if (!isEntry(front[at])) return undefined;
  let index = at;
  while (index > 0 && indentOf(front[index - 1]) >= indent + 2) index -= 1;
  const isOne = !isEntry(front[index]) && indentOf(front[index]) === indent + 2 && isGroup(front[index - 1]);
  return index !== at && isOne ? index : undefined;
}

/** An item that is less indented than the rest of its list. */
export function slippedEntry({ front, index: at, names }: StoppedLine): Moved | undefined {
  const line = front[at] ?? '';
  if (!isEntry(line)) return undefined;
  const lists = openLists(front, at).filter((index) => isAlike(line, front[index] ?? '', names));
  const level = levelFor(
    front,
    at,
    lists.map((index) => indentOf(front[index])),
  );
  if (level === undefined) return undefined;
  // A list begins two columns right of its name; the entry that does so stays, and the other is moved.
  const indent = indentOf(line);
  const parent = front.findLastIndex(
    (each, index) => index < at && each.trim() !== '' && indentOf(each) < level,
  );
  const isRight = parent >= 0 && fieldIndent(front[parent]) + 2 === indent;
  return isRight ? { index: filled(front, parent, 1), level: indent } : { index: at, level };
}

/** The first entry of a list further left than the list's name, at which the parser stops. */
export function firstEntryLeft({ front, index: at, names }: StoppedLine): Moved | undefined {
  const index = filled(front, at, 1);
  const entry = front[index] ?? '';
  const level = fieldIndent(front[at]);
  const isLeft =
    isGroup(front[at]) && isEntry(entry) && indentOf(entry) < level && !names.has(fieldOf(entry));
  return isLeft ? { index, level: level + 2 } : undefined;
}

/** The nearest entry above of each list that this line, further left, could be an entry of. */
function openLists(front: readonly string[], at: number): number[] {
  const indent = indentOf(front[at]);
  const lists: number[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let index = at - 1; index >= 0 && least > indent; index -= 1) {
    const own = indentOf(front[index]);
    if (own < 0 || own >= least || front[index]?.trimStart().startsWith('#')) continue;
    least = own;
    if (own > indent && isEntry(front[index])) lists.push(index);
  }
  return lists;
}

/** A field with a wrong hyphen is not an item, unless the others begin with the same field. */
function isAlike(line: string, other: string, names: ReadonlySet<string>): boolean {
  const field = fieldOf(line);
  return !names.has(field) || field === fieldOf(other);
}

function fieldOf(line: string): string {
  return /^\s*- ([a-z]\w*):(?:\s|$)/.exec(line)?.[1] ?? '';
}

/** Where the line below begins, if it is an entry too; else the nearest. What belongs to the entry stays further right than it. */
function levelFor(front: readonly string[], at: number, levels: readonly number[]): number | undefined {
  const below = front[filled(front, at, 1)];
  const next = indentOf(below);
  const isOwner = next > indentOf(front[at]) && (isGroup(front[at]) || !isEntry(below));
  if (isOwner) return levels.find((level) => level < next);
  return isEntry(below) && levels.includes(next) ? next : levels.at(-1);
}

/** An item that was read as part of the text above, because it is indented too far. */
type Swallowed = { path: string; index: number } & (
  | { kind: 'hyphen' | 'stray' }
  | { kind: 'moved'; level: number }
);

/** Each item that is part of a text, or the line above it with a missing hyphen or wrong indentation. */
export function swallowedEntries(front: readonly string[], nodes: readonly YamlNode[]): Swallowed[] {
  return nodes.flatMap(({ path, position, plain = '' }): Swallowed[] => {
    const first = position.line - 1;
    const count = plain.split('\n').length;
    const index = front.findIndex((line, at) => at > first && at < first + count && isEntry(line));
    if (index < 0) return [];
    const level = indentOf(front[index]);
    if (isEntryAlone(front, first, level)) return [{ path, index: first, kind: 'hyphen' }];
    if (belongsAt(front, first, level)) return [{ path, index: first, kind: 'moved', level }];
    if (isStray(front, index)) return [{ path, index, kind: 'stray' }];
    const [nearest] = possibleLevels(front, index);
    return nearest === undefined ? [] : [{ path, index, kind: 'moved', level: nearest }];
  });
}

/** Whether a text below the name of a list is indented like its entries. */
function isEntryAlone(front: readonly string[], index: number, level: number): boolean {
  const above = front[filled(front, index, -1)];
  return !isEntry(front[index]) && isGroup(above) && indentOf(front[index]) === level;
}

/** Whether an entry should be indented like the one below it. */
function belongsAt(front: readonly string[], index: number, level: number): boolean {
  const above = front[filled(front, index, -1)];
  const isAmong = isEntry(above) && indentOf(above) === level;
  const isFirst = isGroup(above) && fieldIndent(above) + 2 === level;
  return isEntry(front[index]) && (isAmong || isFirst);
}
