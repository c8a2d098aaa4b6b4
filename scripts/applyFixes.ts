import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Problem } from '../pipeline/report/Problem';

/** Problems whose one repair cannot be wrong. */
const SAFE = ['tab', 'needs-quotes', 'link-http', 'page-address', 'number'];

/** Writes the corrected lines and nothing else; line endings stay. Returns a line for each repair. */
export function applyFixes(above: string, problems: readonly Problem[]): string[] {
  return problems.flatMap(({ file, code, fix }) => {
    if (!fix || !SAFE.includes(code)) return [];
    const path = join(above, file);
    const lines = readFileSync(path, 'utf8').split('\n');
    const ending = lines[fix.line - 1]?.endsWith('\r') ? '\r' : '';
    lines[fix.line - 1] = fix.text + ending;
    writeFileSync(path, lines.join('\n'));
    return [`${file}:${fix.line}  ${fix.text.trim()}`];
  });
}
