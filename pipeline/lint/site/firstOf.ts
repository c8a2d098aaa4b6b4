const MOST = 60;

/** Of one file's problems no more are looked for than anybody would read. */
export function* firstOf<Item>(items: Iterable<Item>): Generator<Item> {
  let count = 0;
  for (const item of items) {
    yield item;
    count += 1;
    if (count === MOST) return;
  }
}
