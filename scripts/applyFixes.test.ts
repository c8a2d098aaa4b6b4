import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Problem } from '../pipeline/lint/Problem';
import { applyFixes } from './applyFixes';

function mend(written: string, code: string): { lines: string[]; after: string } {
  const above = mkdtempSync(join(tmpdir(), 'fixes-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  writeFileSync(join(above, 'a.md'), written);
  const problem: Problem = {
    file: 'a.md',
    line: 2,
    column: 1,
    field: '',
    severity: 'error',
    code,
    message: '',
    fix: { line: 2, text: '  heading: Hi' },
  };
  return { lines: applyFixes(above, [problem]), after: readFileSync(join(above, 'a.md'), 'utf8') };
}

test.each(['\n', '\r\n'])('writes the one line and keeps the line ends %j', (end) => {
  const { lines, after } = mend(['---', '\theading: Hi', '---', ''].join(end), 'tab');
  expect(after).toBe(['---', '  heading: Hi', '---', ''].join(end));
  expect(lines).toEqual(['a.md:2  heading: Hi']);
});

test('leaves a guess to the owner', () => {
  expect(mend('---\nheding: Hi\n---\n', 'unknown-name')).toEqual({
    lines: [],
    after: '---\nheding: Hi\n---\n',
  });
});
