import type { Problem } from './Problem';

/** Errors first, then by file and line; the same problem at the same place only once. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  const seen = new Set<string>();
  return [...problems]
    .filter(({ file, line, column, code, message }) => {
      const key = [file, line, column, code, message].join(':');
      return seen.has(key) ? false : seen.add(key);
    })
    .sort(
      (a, b) =>
        a.severity.localeCompare(b.severity) ||
        a.file.localeCompare(b.file) ||
        a.line - b.line ||
        a.column - b.column,
    );
}
