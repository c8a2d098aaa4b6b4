const HYPHENS = /^\s*(?:- ){100}/;
const SPACES = /(?<!\s)\s{1000}/;
const OPEN = /[[{]\s*$/;
const MOST_OPEN = 100;

/** The line of the fields, from 0, on which lists in lists are too many to be read, since each takes the square of their number; -1 for none. */
export function tooNested(front: readonly string[]): number {
  let open = 0;
  return front.findIndex((line) => {
    if (OPEN.test(line)) open += 1;
    return open > MOST_OPEN || HYPHENS.test(line) || SPACES.test(line);
  });
}
