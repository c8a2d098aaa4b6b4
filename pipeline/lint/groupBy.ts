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
