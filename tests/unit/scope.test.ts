import { execFileSync } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { scopeOf } from '../../scripts/pullRequest/scope.mjs';

const commitLine = 'committer A <a@example.com> 1700000000 +0000';
const quote = (path: string) => `"${path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}"`;
const fileAt = (path: string, text: string, mode = '100644') =>
  `M ${mode} inline ${quote(path)}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
const branch = (name: string, changes: string) =>
  `commit refs/heads/${name}\n${commitLine}\ndata 1\nx\n${name === 'main' ? '' : 'from refs/heads/main^0\n'}${changes}\n`;

const folder = mkdtempSync(join(inject('copies'), 'scope-'));
const run = (args: string[], input = '') =>
  void execFileSync('git', args, { cwd: folder, input, stdio: ['pipe', 'ignore', 'inherit'] });
const importCommits = (stream: string) => run(['fast-import', '--quiet', '--force'], stream);
run(['init', '--quiet', '--initial-branch=main']);
const there = ['content/pages/about.md', 'content/business.md', 'content/README.md', 'scripts/build.ts'];
importCommits(branch('main', there.map((path) => fileAt(path, `${path} `.repeat(20))).join('')));

const scopeOfChange = (changes: string) => {
  importCommits(branch('change', changes));
  return scopeOf('main', 'change', folder).scope;
};

test.each([
  ['content/pages/about.md', 'content'],
  ['content/images/Kitchen after.JPG', 'content'],
  ['content/reviews/josé.md', 'content'],
  ['content/pages/README.md', 'content'],
  ['content/readme.MD', 'content'],
  ['public/google123.html', 'content'],
  ['public/.well-known/security.txt', 'content'],
  ['content/README.md', 'generated'],
  ['content/FIELDS.md', 'generated'],
  ['.github/ISSUE_TEMPLATE/team-member.yml', 'generated'],
  ['.github/ISSUE_TEMPLATE/x/y.yml', 'full'],
  ['.github/issue_template/review.yml', 'full'],
  ['.github/workflows/gate.yml', 'full'],
  ['scripts/build.ts', 'full'],
  ['Content/pages/about.md', 'full'],
  ['content.md', 'full'],
  ['content/.github/workflows/x.yml', 'full'],
  ['content/.gitattributes', 'full'],
  ['content/pages/.hidden.md', 'full'],
  ['content/blog/x.mjs', 'full'],
  ['content/package.json/x.ts', 'full'],
  ['content/noextension', 'full'],
  ['public/script.js', 'full'],
  ['src/content/pages/a.md', 'full'],
  ['content/pages/back\\slash.md', 'full'],
  ['content/pages/line\nbreak.md', 'full'],
  ['.gitmodules', 'full'],
])('a file %j is %s', (path, kind) => {
  expect(scopeOfChange(fileAt(path, 'new'))).toBe(kind);
  expect(scopeOfChange(fileAt('content/business.md', 'new') + fileAt(path, 'new'))).toBe(kind);
});

test.each([
  ['deleted', 'D content/business.md\n', 'content'],
  ['renamed', 'R content/business.md content/pages/business.md\n', 'content'],
  ['moved out of the content', 'R content/business.md business.md\n', 'full'],
  ['moved into the content', 'R scripts/build.ts content/pages/build.md\n', 'full'],
  ['made a link', fileAt('content/pages/about.md', '../../package.json', '120000'), 'full'],
  ['made a program', fileAt('content/pages/about.md', 'run me', '100755'), 'full'],
  ['made a module', `M 160000 ${'1'.repeat(40)} content/pages/about.md\n`, 'full'],
])('a file that is %s', (_what, changes, kind) => {
  expect(scopeOfChange(changes)).toBe(kind);
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
