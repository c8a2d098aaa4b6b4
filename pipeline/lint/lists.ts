import { distance } from 'fastest-levenshtein';
import { MAX_LENGTH, normalize } from './suggest';

const MAX_LISTED = 5;

/** For example `1 error` or `2 errors`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** `a, b, c and 27 more` */
export function listSome(names: readonly string[], limit = MAX_LISTED): string {
  const left = names.length - limit;
  return names.slice(0, limit).join(', ') + (left > 0 ? ` and ${left} more` : '');
}

/** The first lines, and how many more there are: `and 27 more`. */
export function firstLines(lines: readonly string[], limit: number): string[] {
  const left = lines.length - limit;
  return left > 0 ? [...lines.slice(0, limit), `and ${left} more`] : [...lines];
}

/** All names; or, of many, the first ones and `where` the others are listed. */
export const listSomeAndSource = (names: readonly string[], where: string): string =>
  listSome(names) + (names.length > MAX_LISTED ? `, all listed in ${where}` : '');

/** Like `listSomeAndSource`, with the most similar names first if not all are listed. */
export function listMostSimilar(typed: string, names: readonly string[], where: string): string {
  if (names.length <= MAX_LISTED) return names.join(', ');
  const wanted = normalize(typed).slice(0, MAX_LENGTH);
  // Of equally similar names, those that begin with what was typed come first.
  const far = new Map(
    names.map((name) => [
      name,
      distance(wanted, normalize(name)) - Number(normalize(name).startsWith(wanted)) / 2,
    ]),
  );
  const ranked = names.toSorted((one, other) => Number(far.get(one)) - Number(far.get(other)));
  return listSomeAndSource(ranked, where);
}

/** Groups items by key, in their order. Node 20 has no `Map.groupBy`. */
export function groupBy<Key, Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
): Map<Key, [Item, ...Item[]]> {
  const groups = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Visits each item that has the key of an earlier item, together with the first item of that key. */
export function forEachRepeated<Item>(
  items: Iterable<Item>,
  keyOf: (item: Item) => string | undefined,
  visit: (item: Item, first: Item) => void,
): void {
  for (const [key, [first, ...repeated]] of groupBy(items, keyOf))
    if (key) for (const item of repeated) visit(item, first);
}

/** The items that `before` has too. Those with the same key are equal: if `before` has two of them, the first two of `items` are meant. */
export function itemsAlsoIn<Item>(
  before: readonly Item[],
  items: readonly Item[],
  keyOf: (item: Item) => string,
): Set<Item> {
  const left = groupBy(before, keyOf);
  return new Set(items.filter((item) => left.get(keyOf(item))?.pop() !== undefined));
}
