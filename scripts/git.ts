import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Runs Git in a folder and returns its output. Throws if Git fails. */
export function git(folder: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Like `git`, but trims the end of the output, and returns undefined if Git fails. */
export function tryGit(folder: string, args: readonly string[]): string | undefined {
  try {
    return git(folder, args).trimEnd();
  } catch {
    return undefined;
  }
}

export interface ChangedFile {
  /** Git's letter: A for added, M for modified, D for deleted. */
  status: string;
  path: string;
  /** The hashes of the old and new content, in full; zeros if there is none. */
  oldHash: string;
  newHash: string;
}

/** The files below a folder that `git diff` lists, a renamed one as deleted and added; undefined if Git fails. */
export function changedFiles(folder: string, range: string): ChangedFile[] | undefined {
  const options = ['--raw', '-z', '--no-abbrev', '--no-renames', '--relative'];
  // `:100644 000000 1f7a7a4… 0000000… D\0a.md\0`
  const raw = tryGit(folder, ['diff', ...options, range, '--', '.'])?.matchAll(
    /:\S+ \S+ (\S+) (\S+) ([A-Z])\0([^\0]+)\0/g,
  );
  return (
    raw &&
    [...raw].map(([, oldHash = '', newHash = '', status = '', path = '']) => ({
      status,
      path,
      oldHash,
      newHash,
    }))
  );
}

/** The newest common ancestor of two commits; undefined if the history here does not contain it. */
export const mergeBase = (folder: string, base: string, head: string): string | undefined =>
  tryGit(folder, ['merge-base', base, head]);

/** Calls `use` with a temporary copy of the content folder as it was at a commit. Does not change branch or index. */
export function withContent<T>(repository: string, commit: string, use: (content: string) => T): T {
  const temporary = mkdtempSync(join(tmpdir(), 'content-'));
  const target = join(temporary, 'content');
  try {
    checkOut(repository, `${commit}:content`, target);
    return use(target);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
}

/** Writes the files of a tree (`main` or `main:content`) to a new folder. Does not change branch or index. */
export function checkOut(repository: string, tree: string, target: string): void {
  mkdirSync(target, { recursive: true });
  const index = { GIT_INDEX_FILE: `${target}.index` };
  git(repository, ['read-tree', tree], index);
  git(repository, ['checkout-index', '--all', '--force', `--prefix=${target}/`], index);
  rmSync(`${target}.index`);
}
