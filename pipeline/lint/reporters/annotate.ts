import type { Problem } from '../Problem';
import { formatGithub } from './formatGithub';

/** GitHub shows ten annotations of each kind a step, and drops the others without a word. */
const SHOWN = 10;

/** Workflow commands for problems: those of changed files first; the tenth of a kind says how many more there are. */
export function annotate(problems: readonly Problem[], changed: ReadonlySet<string> = new Set()): string[] {
  const inOrder = [...problems].sort((a, b) => Number(changed.has(b.file)) - Number(changed.has(a.file)));
  return (['error', 'warning'] as const).flatMap((severity) => {
    const all = inOrder.filter((problem) => problem.severity === severity);
    const more = all.length - SHOWN;
    return all
      .slice(0, SHOWN)
      .map((problem, index) =>
        formatGithub(index === SHOWN - 1 && more > 0 ? withMore(problem, more, severity) : problem),
      );
  });
}

function withMore(problem: Problem, more: number, severity: Problem['severity']): Problem {
  const words = `${more} more ${severity}${more === 1 ? ' is' : 's are'} listed in the summary of this check.`;
  return { ...problem, message: `${problem.message}\n\n${words}` };
}
