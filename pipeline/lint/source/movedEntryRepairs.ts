import { fieldIndent, filled, indentOf, isEntry, isGroup } from './lineShape';
import { movedLine } from './movedLine';
import type { Repair } from './Repair';

/** An entry that begins further left than the rest of its list: it slipped, or the one above it did. */
export function* movedEntryRepairs(
  front: readonly string[],
  at: number,
  names: ReadonlySet<string>,
): Generator<Repair> {
  const line = front[at] ?? '';
  if (!isEntry(line)) return;
  const lists = openLists(front, at).filter((index) => isAlike(line, front[index] ?? '', names));
  const level = levelFor(
    front,
    at,
    lists.map((index) => indentOf(front[index])),
  );
  if (level !== undefined) yield slipped(front, at, level);
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

/** A field with a hyphen too many is no entry, unless the others begin with the same field. */
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

/** A list begins two positions right of its name; the entry that does so stays, and the other is moved. */
function slipped(front: readonly string[], at: number, level: number): Repair {
  const indent = indentOf(front[at]);
  const parent = front.findLastIndex(
    (line, index) => index < at && line.trim() !== '' && indentOf(line) < level,
  );
  const isRight = parent >= 0 && fieldIndent(front[parent] ?? '') + 2 === indent;
  return isRight ? movedLine(front, filled(front, parent, 1), indent) : movedLine(front, at, level);
}

/** The first entry of a list further left than the list's name, at which reading stops. */
export function* leftEntryRepairs(
  front: readonly string[],
  at: number,
  names: ReadonlySet<string>,
): Generator<Repair> {
  const index = filled(front, at, 1);
  const entry = front[index] ?? '';
  const level = fieldIndent(front[at] ?? '');
  if (isGroup(front[at]) && isEntry(entry) && indentOf(entry) < level && !names.has(fieldOf(entry)))
    yield movedLine(front, index, level + 2);
}
