import { expect, test } from 'vitest';
import type { Message } from '../../pipeline/lint/message';
import { formatReport } from './report';

const message = (fatal: boolean): Message => ({
  file: 'content/a.md',
  start: { line: 2, column: 1 },
  end: { line: 2, column: 1 },
  typed: '',
  field: 'title',
  fatal,
  ruleId: 'too-short',
  reason: 'Say a little more.',
});
const [error, warning] = [message(true), message(false)];

test('ends with counts for people', () => {
  expect(formatReport('text', [], 3)).toBe('3 files checked: 0 errors, 0 warnings.');
  expect(formatReport('text', [error, warning, warning], 3)).toMatch(
    /\n3 files checked: 1 error, 2 warnings\.$/,
  );
  const elsewhere = Object.assign(message(false), { file: 'content/b.md' });
  expect(formatReport('text', [error, warning, elsewhere], 3)).toMatch(
    /\n3 files checked: 1 error, 1 warning\.$/,
  );
});

test('has a line for each message on GitHub', () => {
  expect(formatReport('github', [error, warning], 3).split('\n')).toEqual([
    '::error file=content/a.md,line=2,col=1,title=too-short::Say a little more.',
    '::warning file=content/a.md,line=2,col=1,title=too-short::Say a little more.',
    '3 files checked: 1 error, 1 warning.',
  ]);
});
