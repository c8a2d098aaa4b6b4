import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seededRandom } from '../../pipeline/media/drawHills';

export type Kind = 'content' | 'generated' | 'full';
type Named = readonly [path: string, kind: Kind];

/** Files of the base, and whether a change of them counts as content; `generated`: where the generator makes the same. */
const existing: Named[] = [
  ['content/pages/about.md', 'content'],
  ['content/business.md', 'content'],
  ['content/images/hero/home.jpg', 'content'],
  ['content/images/Kitchen after.JPG', 'content'],
  ['public/verified.html', 'content'],
  ['public/.well-known/security.txt', 'content'],
  ['content/README.md', 'generated'],
  ['content/FIELDS.md', 'generated'],
  ['.github/ISSUE_TEMPLATE/review.yml', 'generated'],
  ['package.json', 'full'],
  ['scripts/build.ts', 'full'],
  ['.github/workflows/gate.yml', 'full'],
  ['README.md', 'full'],
];

/** New names, and what a regular file of this name counts as. */
const added: Named[] = [
  ['content/blog/new-article.md', 'content'],
  ['content/images/jobs/before-1.webp', 'content'],
  ['content/reviews/josé.md', 'content'],
  ['public/google123.html', 'content'],
  ['Content/pages/about.md', 'full'],
  ['CONTENT/blog/a.md', 'full'],
  ['content.md', 'full'],
  ['contents/pages/a.md', 'full'],
  ['content/.github/workflows/x.yml', 'full'],
  ['content/.gitattributes', 'full'],
  ['content/pages/.hidden.md', 'full'],
  ['content/blog/x.mjs', 'full'],
  ['.github/ISSUE_TEMPLATE/team-member.yml', 'generated'],
  ['.github/ISSUE_TEMPLATE/x/y.yml', 'full'],
  ['.github/issue_template/review.yml', 'full'],
  ['content/pages/README.md', 'content'],
  ['content/readme.MD', 'content'],
  ['content/package.json/x.ts', 'full'],
  ['content/noextension', 'full'],
  ['public/script.js', 'full'],
  ['public/.git-rewrite/a.txt', 'full'],
  ['src/content/pages/a.md', 'full'],
  ['content/pages/back\\slash.md', 'full'],
  ['content/pages/line\nbreak.md', 'full'],
  ['.gitmodules', 'full'],
  ['vite.config.ts', 'full'],
];

export const commitLine = 'committer A <a@example.com> 1700000000 +0000';
const quote = (path: string) => `"${path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}"`;
export const fileAt = (path: string, text: string, mode = '100644') =>
  `M ${mode} inline ${quote(path)}\ndata ${Buffer.byteLength(text)}\n${text}\n`;
export const branch = (name: string, changes: string) =>
  `commit refs/heads/${name}\n${commitLine}\ndata 1\nx\n${name === 'main' ? '' : 'from refs/heads/main^0\n'}${changes}\n`;

/** A repository with the files of the base on `main`; `remove` deletes it. */
export function scopeRepository() {
  const folder = mkdtempSync(join(tmpdir(), 'scope-'));
  const run = (args: string[], input = '') =>
    void execFileSync('git', args, { cwd: folder, input, stdio: ['pipe', 'ignore', 'inherit'] });
  const importCommits = (stream: string) => run(['fast-import', '--quiet', '--force'], stream);
  run(['init', '--quiet', '--initial-branch=main']);
  const files = existing.map(([path]) => fileAt(path, `${path} `.repeat(20)));
  importCommits(branch('main', files.join('')));
  return { folder, importCommits, remove: () => rmSync(folder, { recursive: true }) };
}

/** A change as a stream for Git, and what it counts as. */
export type Change = readonly [stream: string, kind: Kind];

function sum(kinds: readonly Kind[]): Kind {
  if (kinds.includes('full')) return 'full';
  return kinds.includes('generated') ? 'generated' : 'content';
}

function randomChange(random: () => number, free: string[]): Change {
  const pick = <Item>(from: readonly Item[]) => from[Math.floor(random() * from.length)] as Item;
  const take = (from: readonly Named[]) => {
    const [path, kind] = pick(from.filter(([each]) => free.includes(each)));
    free.splice(free.indexOf(path), 1);
    return { path, kind };
  };
  // Mostly content, so that many requests have one odd change among good ones.
  const mostly = (from: Named[]) => (random() < 0.85 ? from.filter(([, kind]) => kind === 'content') : from);
  const hasContent = (from: Named[]) =>
    from.some(([path, kind]) => kind === 'content' && free.includes(path));
  if (!hasContent(existing) || !hasContent(added)) return ['', 'content'];
  const old = take(mostly(existing));
  const chance = random();
  if (chance < 0.35) return [fileAt(old.path, `changed ${random()}`), old.kind];
  if (chance < 0.5) return [`D ${quote(old.path)}\n`, old.kind];
  const next = take(mostly(added));
  if (chance < 0.7) return [fileAt(next.path, 'new'), next.kind];
  if (chance < 0.85) return [`R ${quote(old.path)} ${quote(next.path)}\n`, sum([old.kind, next.kind])];
  if (chance < 0.9) return [fileAt(next.path, '../../package.json', '120000'), 'full'];
  if (chance < 0.95) return [fileAt(old.path, 'run me', '100755'), 'full'];
  return [`M 160000 ${'1'.repeat(40)} ${quote(next.path)}\n`, 'full'];
}

/** Random pull requests, each with the streams of its branch and what it counts as. */
export function randomPulls(count: number) {
  const random = seededRandom(27);
  return Array.from({ length: count }, (_, index) => {
    const free = [...existing, ...added].map(([path]) => path);
    const changes = Array.from({ length: 1 + Math.floor(random() * 3) }, () => randomChange(random, free));
    const name = `pull-${index}`;
    const stream = branch(name, changes.map(([change]) => change).join(''));
    return { name, changes, stream, kind: sum(changes.map(([, kind]) => kind)) };
  });
}
