import { expect, test } from 'vitest';
import type { Problem } from '../Problem';
import { annotate } from './annotate';

const problem = (file: string, line: number, severity: Problem['severity'] = 'error'): Problem => ({
  file,
  line,
  column: 1,
  field: '',
  severity,
  code: 'missing',
  message: 'A line is missing.',
  fix: null,
});

const many = (file: string, count: number, severity?: Problem['severity']) =>
  Array.from({ length: count }, (_, index) => problem(file, index + 1, severity));

test('shows ten of each kind, and the tenth says how many more there are', () => {
  const lines = annotate([...many('content/a.md', 13), ...many('content/a.md', 11, 'warning')]);
  expect(lines).toHaveLength(20);
  expect(lines[9]).toBe(
    '::error file=content/a.md,line=10,col=1,title=missing::A line is missing.%0A%0A3 more errors are listed in the summary of this check.',
  );
  expect(lines[19]).toContain('1 more warning is listed in the summary');
  expect(lines.filter((line) => line.includes('more'))).toHaveLength(2);
});

test('says nothing of more where there are exactly ten', () => {
  const lines = annotate(many('content/a.md', 10));
  expect(lines).toHaveLength(10);
  expect(lines.join()).not.toContain('more');
});

test('puts changed files first and keeps the order else', () => {
  const lines = annotate(
    [...many('content/a.md', 12), ...many('content/b.md', 2)],
    new Set(['content/b.md']),
  );
  expect(lines.slice(0, 3).map((line) => /file=([^,]+),line=(\d+)/.exec(line)?.slice(1))).toEqual([
    ['content/b.md', '1'],
    ['content/b.md', '2'],
    ['content/a.md', '1'],
  ]);
  expect(lines[9]).toContain('4 more errors');
});
