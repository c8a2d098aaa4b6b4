import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { toVFileMessage } from '../../pipeline/lint/message';
import { applyFixes } from './applyFixes';

function fix(text: string, ruleId: string): { lines: string[]; after: string } {
  const above = mkdtempSync(join(tmpdir(), 'fixes-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  writeFileSync(join(above, 'a.md'), text);
  const message = toVFileMessage({
    file: 'a.md',
    place: { line: 2, column: 1 },
    field: '',
    fatal: true,
    ruleId,
    reason: '',
    expected: ['  heading: Hi'],
  });
  return { lines: applyFixes(above, [message]), after: readFileSync(join(above, 'a.md'), 'utf8') };
}

test.each(['\n', '\r\n'])('writes the one line and keeps the line ends %j', (end) => {
  const { lines, after } = fix(['---', '\theading: Hi', '---', ''].join(end), 'tab');
  expect(after).toBe(['---', '  heading: Hi', '---', ''].join(end));
  expect(lines).toEqual(['a.md:2  heading: Hi']);
});

test('leaves a guess to the owner', () => {
  expect(fix('---\nheding: Hi\n---\n', 'unknown-name')).toEqual({
    lines: [],
    after: '---\nheding: Hi\n---\n',
  });
});
