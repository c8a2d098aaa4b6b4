import { expect, test } from 'vitest';
import type { Problem } from '../pipeline/lint/Problem';
import { formatReport } from './formatReport';

const warning: Problem = {
  file: 'content/a.md',
  line: 2,
  column: 1,
  field: 'title',
  severity: 'warning',
  code: 'too-short',
  message: 'Say a little more.',
  fix: null,
};
const error: Problem = { ...warning, severity: 'error' };

test('is fine for a program where there are only warnings', () => {
  expect(JSON.parse(formatReport('json', [warning], 3))).toEqual({ ok: true, files: 3, problems: [warning] });
  expect(JSON.parse(formatReport('json', [error], 3))).toMatchObject({ ok: false });
});

test('ends with counts for people', () => {
  expect(formatReport('text', [], 3)).toBe('3 files checked: 0 errors, 0 warnings.');
  expect(formatReport('text', [error, warning, warning], 3)).toMatch(
    /\n3 files checked: 1 error, 2 warnings\.$/,
  );
});

test('has a line for each problem on GitHub', () => {
  expect(formatReport('github', [error, warning], 3).split('\n')).toEqual([
    '::error file=content/a.md,line=2,col=1,title=too-short::Say a little more.',
    '::warning file=content/a.md,line=2,col=1,title=too-short::Say a little more.',
    '3 files checked: 1 error, 1 warning.',
  ]);
});
