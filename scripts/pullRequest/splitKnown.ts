/**
 * Splits problems into those that a change brings and those that its base has too, as often as it has them. `keyOf` says what
 * makes two of them the same. Of equal ones the first in the list are the known ones.
 */
export function splitKnown<Problem>(
  problems: readonly Problem[],
  before: readonly Problem[],
  keyOf: (problem: Problem) => string,
): { fresh: Problem[]; known: Problem[] } {
  const left = new Map<string, number>();
  for (const key of before.map(keyOf)) left.set(key, (left.get(key) ?? 0) + 1);
  const [fresh, known]: [Problem[], Problem[]] = [[], []];
  for (const problem of problems) {
    const key = keyOf(problem);
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    (count > 0 ? known : fresh).push(problem);
  }
  return { fresh, known };
}
