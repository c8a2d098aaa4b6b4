import type { Problem } from './Problem';

/** Nobody mends more at a time. */
const MOST = 50;

/** Of a file with very many problems, the first ones, and a last one that says that there are more. */
export function capProblems(problems: readonly Problem[]): Problem[] {
  const counts = new Map<string, number>();
  return problems.flatMap((problem) => {
    const count = (counts.get(problem.file) ?? 0) + 1;
    counts.set(problem.file, count);
    if (count < MOST) return [problem];
    const message = 'There are more problems in this file. Mend these first, then check again.';
    return count === MOST ? [{ ...problem, column: 1, field: '', code: 'more', message, fix: null }] : [];
  });
}
