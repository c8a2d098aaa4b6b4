import { afterAll, expect, test } from 'vitest';
import { scopeOf } from '../../scripts/pullRequest/scope.mjs';
import { randomPulls, scopeRepository } from '../unit/randomPulls';

const { folder, importCommits, remove } = scopeRepository();
afterAll(remove);

test('300 random pull requests are content only where every file is', () => {
  const pulls = randomPulls(300);
  importCommits(pulls.map(({ stream }) => stream).join(''));
  const decided = pulls.map((pull) => ({ ...pull, ...scopeOf('main', pull.name, folder) }));
  expect(decided.filter(({ scope, kind }) => scope !== kind)).toEqual([]);
  const count = (kind: string) => decided.filter(({ scope }) => scope === kind).length;
  expect(count('content')).toBeGreaterThan(60);
  expect(count('generated')).toBeGreaterThan(5);
  expect(count('full')).toBeGreaterThan(60);
});
