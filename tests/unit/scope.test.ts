import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seededRandom } from '../../scripts/bench/sampleArticle';
import { scopeOf } from '../../scripts/pull/scope.mjs';

const folder = mkdtempSync(join(tmpdir(), 'scope-'));
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
const importCommits = (stream: string) =>
  execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: folder, input: stream });

/** Files of the base, and whether a change of them counts as content. */
const existing: [path: string, isContent: boolean][] = [
  ['content/pages/about.md', true],
  ['content/business.md', true],
  ['content/images/hero/home.jpg', true],
  ['content/images/Kitchen after.JPG', true],
  ['public/verified.html', true],
  ['public/.well-known/security.txt', true],
  ['content/README.md', false],
  ['content/FIELDS.md', false],
  ['package.json', false],
  ['scripts/build.ts', false],
  ['.github/workflows/gate.yml', false],
  ['README.md', false],
];

/** New names, and whether a regular file of this name counts as content. */
const added: [path: string, isContent: boolean][] = [
  ['content/blog/new-article.md', true],
  ['content/images/jobs/before-1.webp', true],
  ['content/reviews/josé.md', true],
  ['public/google123.html', true],
  ['Content/pages/about.md', false],
  ['CONTENT/blog/a.md', false],
  ['content.md', false],
  ['contents/pages/a.md', false],
  ['content/.github/workflows/x.yml', false],
  ['content/.gitattributes', false],
  ['content/pages/.hidden.md', false],
  ['content/blog/x.mjs', false],
  ['content/package.json/x.ts', false],
  ['content/noextension', false],
  ['public/script.js', false],
  ['public/.git-rewrite/a.txt', false],
  ['src/content/pages/a.md', false],
  ['content/pages/back\\slash.md', false],
  ['content/pages/line\nbreak.md', false],
  ['.gitmodules', false],
  ['vite.config.ts', false],
];

const commitLine = 'committer A <a@example.com> 1700000000 +0000';
const quote = (path: string) => `"${path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}"`;
const fileAt = (path: string, text: string, mode = '100644') =>
  `M ${mode} inline ${quote(path)}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
const branch = (name: string, changes: string) =>
  `commit refs/heads/${name}\n${commitLine}\ndata 1\nx\n${name === 'main' ? '' : 'from refs/heads/main^0\n'}${changes}\n`;

beforeAll(() => {
  git('init', '--quiet', '--initial-branch=main');
  const files = existing.map(([path]) => fileAt(path, `${path} `.repeat(20)));
  importCommits(branch('main', files.join('')));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A change as a stream for Git, and whether it touches content only. */
type Change = readonly [stream: string, isContent: boolean];

function randomChange(random: () => number, free: string[]): Change {
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item;
  const take = (from: readonly [string, boolean][]) => {
    const [path, isContent] = pick(from.filter(([each]) => free.includes(each)));
    free.splice(free.indexOf(path), 1);
    return { path, isContent };
  };
  // Mostly content, so that many requests have one odd change among good ones.
  const mostly = (from: typeof existing) =>
    random() < 0.85 ? from.filter(([, isContent]) => isContent) : from;
  const hasContent = (from: typeof existing) =>
    from.some(([path, isContent]) => isContent && free.includes(path));
  if (!hasContent(existing) || !hasContent(added)) return ['', true];
  const old = take(mostly(existing));
  const kind = random();
  if (kind < 0.35) return [fileAt(old.path, `changed ${random()}`), old.isContent];
  if (kind < 0.5) return [`D ${quote(old.path)}\n`, old.isContent];
  const next = take(mostly(added));
  if (kind < 0.7) return [fileAt(next.path, 'new'), next.isContent];
  if (kind < 0.85) return [`R ${quote(old.path)} ${quote(next.path)}\n`, old.isContent && next.isContent];
  if (kind < 0.9) return [fileAt(next.path, '../../package.json', '120000'), false];
  if (kind < 0.95) return [fileAt(old.path, 'run me', '100755'), false];
  return [`M 160000 ${'1'.repeat(40)} ${quote(next.path)}\n`, false];
}

test('300 random pull requests are content only where every file is', () => {
  const random = seededRandom(27);
  const requests = Array.from({ length: 300 }, (_, index) => {
    const free = [...existing, ...added].map(([path]) => path);
    const changes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => randomChange(random, free));
    return { name: `pull-${index}`, changes };
  });
  importCommits(
    requests.map(({ name, changes }) => branch(name, changes.map(([stream]) => stream).join(''))).join(''),
  );
  const decided = requests.map((request) => ({ ...request, ...scopeOf('main', request.name, folder) }));
  const isRight = ({ changes, scope }: (typeof decided)[number]) =>
    scope === (changes.every(([, isContent]) => isContent) ? 'content' : 'full');
  expect(decided.filter((each) => !isRight(each))).toEqual([]);
  const scopes = decided.map(({ scope }) => scope);
  expect(scopes.filter((scope) => scope === 'content').length).toBeGreaterThan(60);
  expect(scopes.filter((scope) => scope === 'full').length).toBeGreaterThan(60);
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
