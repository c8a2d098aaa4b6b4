import { afterAll, expect, test } from 'vitest';
import { scopeOf } from '../../scripts/pullRequest/scope.mjs';
import { branch, commitLine, fileAt, randomPulls, scopeRepository } from './randomPulls';

const { folder, importCommits, remove } = scopeRepository();
afterAll(remove);

// `npm test -- workflows` goes on to 300.
test('60 random pull requests are content only where every file is', () => {
  const pulls = randomPulls(60);
  importCommits(pulls.map(({ stream }) => stream).join(''));
  const decided = pulls.map((pull) => ({ ...pull, ...scopeOf('main', pull.name, folder) }));
  expect(decided.filter(({ scope, kind }) => scope !== kind)).toEqual([]);
  expect(new Set(decided.map(({ scope }) => scope))).toEqual(new Set(['content', 'generated', 'full']));
});

test('compares with the commit where the branch began, not with what main has become', () => {
  importCommits(branch('edit', fileAt('content/pages/about.md', 'mine')));
  importCommits(
    `commit refs/heads/newer\n${commitLine}\ndata 1\nx\nfrom refs/heads/main^0\n${fileAt('scripts/build.ts', 'theirs')}\n`,
  );
  expect(scopeOf('newer', 'edit', folder).scope).toBe('content');
});

test('is full where a branch has dropped a commit of main that it merged, which one start alone does not show', () => {
  const commit = (name: string, parents: string[], day: number, changes: string) => {
    const [from = '', ...merged] = parents.map((parent) => `refs/heads/${parent}^0`);
    const merges = merged.map((parent) => `merge ${parent}\n`).join('');
    const line = `committer A <a@example.com> ${1_700_000_000 + day * 86_400} +0000`;
    importCommits(`commit refs/heads/${name}\n${line}\ndata 1\nx\nfrom ${from}\n${merges}${changes}\n`);
  };
  const fix = fileAt('scripts/build.ts', 'fix');
  commit('engine-fix', ['main'], 1, fix);
  commit('words', ['main'], 2, fileAt('content/pages/about.md', 'words'));
  commit('with-fix', ['words', 'engine-fix'], 3, fix);
  commit('without-fix', ['words', 'engine-fix'], 4, fileAt('content/business.md', 'more'));
  expect(scopeOf('with-fix', 'without-fix', folder).scope).toBe('full');
});

test('is full where nothing changed, where histories share nothing, and where a commit is missing', () => {
  expect(scopeOf('main', 'main', folder)).toEqual({ scope: 'full', reason: 'nothing changed' });
  importCommits(`commit refs/heads/alone\n${commitLine}\ndata 1\nx\n${fileAt('content/pages/a.md', 'a')}\n`);
  expect(scopeOf('main', 'alone', folder).scope).toBe('full');
  expect(scopeOf('main', '1'.repeat(40), folder).scope).toBe('full');
  expect(scopeOf('main', '--output=x', folder).scope).toBe('full');
});
