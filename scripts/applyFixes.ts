import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../pipeline/lint/Problem';

/** Problems whose one repair cannot be wrong. */
export const SAFE = [
  'fact-braces',
  'fence-misspelt',
  'heading-space',
  'link-http',
  'list-sign',
  'needs-quotes',
  'needs-space',
  'number',
  'odd-space',
  'page-address',
  'quote-curly',
  'tab',
] as const;

const isSafe = (code: string) => (SAFE as readonly string[]).includes(code);

/**
 * Writes the corrected lines and nothing else; line endings and a mark at the beginning stay. Of several repairs of a line
 * only the first is made, since the others were meant for the line as it was. Returns a line for each repair.
 */
export function applyFixes(above: string, problems: readonly Problem[]): string[] {
  const fixable = problems.filter(({ code, fix }) => fix && isSafe(code));
  const files = [...new Set(fixable.map(({ file }) => file))];
  return files.flatMap((file) =>
    mendFile(
      join(above, file),
      file,
      fixable.filter((problem) => problem.file === file),
    ),
  );
}

function mendFile(path: string, file: string, problems: readonly Problem[]): string[] {
  const written = readFileSync(path, 'utf8');
  const mark = written.startsWith('\uFEFF') ? '\uFEFF' : '';
  const parts = written.slice(mark.length).split(/(\r\n|\r|\n)/);
  const fixes = new Map<number, string>();
  for (const { fix } of problems) if (fix && !fixes.has(fix.line)) fixes.set(fix.line, fix.text);
  const ending = parts[1] ?? '\n';
  for (const [line, text] of fixes) parts[(line - 1) * 2] = text.replaceAll('\n', ending);
  writeFileSync(path, mark + parts.join(''));
  return [...fixes].map(([line, text]) => `${file}:${line}  ${text.trim()}`);
}
