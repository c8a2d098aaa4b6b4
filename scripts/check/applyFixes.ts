import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LintMessage } from '../../pipeline/lint/message';
import { ruleOf } from '../../pipeline/lint/rules';

/** Whether a rule's corrections are certain. */
export function isFixSafe(ruleId: string): boolean {
  return ruleOf(ruleId)?.isFixSafe === true;
}

/**
 * Writes the corrected lines and nothing else; line endings and a byte order mark stay. Of several corrections of a line
 * only the first is made, since the others were meant for the line as it was. Returns a line for each correction.
 */
export function applyFixes(above: string, messages: readonly LintMessage[]): string[] {
  const corrections = new Map<string, Map<number, string>>();
  for (const { file, line, ruleId, expected } of messages) {
    const [text] = expected ?? [];
    if (text === undefined || !isFixSafe(ruleId)) continue;
    const lines = corrections.get(file) ?? new Map<number, string>();
    corrections.set(file, lines);
    if (!lines.has(line)) lines.set(line, text);
  }
  return [...corrections].flatMap(([file, lines]) => {
    correctFile(join(above, file), lines);
    return [...lines].map(([line, text]) => `${file}:${line}  ${text.trim()}`);
  });
}

function correctFile(path: string, corrections: ReadonlyMap<number, string>): void {
  const text = readFileSync(path, 'utf8');
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const parts = text.slice(mark.length).split(/(\r\n|\r|\n)/);
  const ending = parts[1] ?? '\n';
  for (const [line, correction] of corrections) parts[(line - 1) * 2] = correction.replaceAll('\n', ending);
  writeFileSync(path, mark + parts.join(''));
}
