import type { Problem } from './Problem';

/** File by file, the one with the most errors first; in each, errors first, then by line. The same at the same place only once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  const single = problems.filter(({ file, line, column, code, message }) => {
    const key = [file, line, column, code, message].join(':');
    return seen.has(key) ? false : seen.add(key);
  });
  const errors = new Map<string, number>();
  for (const { file, severity } of single)
    if (severity === 'error') errors.set(file, (errors.get(file) ?? 0) + 1);
  const errorsIn = ({ file }: Problem) => errors.get(file) ?? 0;
  return single.sort(
    (a, b) =>
      errorsIn(b) - errorsIn(a) ||
      (a.file === b.file ? 0 : a.file < b.file ? -1 : 1) ||
      a.severity.localeCompare(b.severity) ||
      a.line - b.line ||
      a.column - b.column,
  );
}
