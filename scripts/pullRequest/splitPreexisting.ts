/** Splits problems by whether the base has them too. Those with the same key are equal: if the base has two, the first two are preexisting. */
export function splitPreexisting<Problem>(
  problems: readonly Problem[],
  before: readonly Problem[],
  keyOf: (problem: Problem) => string,
): { introduced: Problem[]; preexisting: Problem[] } {
  const unmatched = new Map<string, number>();
  for (const key of before.map(keyOf)) unmatched.set(key, (unmatched.get(key) ?? 0) + 1);
  const [introduced, preexisting]: [Problem[], Problem[]] = [[], []];
  for (const problem of problems) {
    const key = keyOf(problem);
    const count = unmatched.get(key) ?? 0;
    unmatched.set(key, count - 1);
    (count > 0 ? preexisting : introduced).push(problem);
  }
  return { introduced, preexisting };
}
