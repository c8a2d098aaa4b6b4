interface Split<Problem> {
  /** Those that the change brings. */
  fresh: Problem[];
  /** Those that its base has too. */
  known: Problem[];
}

/**
 * Splits problems by whether the base of a change has the same, as often as it has it. `keyOf` says what makes two of them
 * the same. Of equal ones the first in the list are the known ones.
 */
export function splitKnown<Problem>(
  problems: readonly Problem[],
  before: readonly Problem[],
  keyOf: (problem: Problem) => string,
): Split<Problem> {
  const left = new Map<string, number>();
  for (const key of before.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  const split: Split<Problem> = { fresh: [], known: [] };
  for (const problem of problems) {
    const key = keyOf(problem);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    split[count > 0 ? 'known' : 'fresh'].push(problem);
  }
  return split;
}
