import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

/** Runs git in a folder and returns what it prints. Throws where git fails. */
export function git(folder: string, args: readonly string[], environment: NodeJS.ProcessEnv = {}): string {
  return execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    env: { ...process.env, ...environment },
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** The same without the line break at the end, or undefined where git fails. */
export function tryGit(folder: string, args: readonly string[]): string | undefined {
  try {
    return git(folder, args).trimEnd();
  } catch {
    return undefined;
  }
}

/** The commit that a change began from; undefined where the history lacks it. */
export const mergeBase = (folder: string, base: string, head: string): string | undefined =>
  tryGit(folder, ['merge-base', base, head]);

/** Gives `use` a folder of a commit, which is gone afterwards. Changes neither branch nor index. */
export function withContent<Result>(
  repository: string,
  commit: string,
  folder: string,
  use: (folder: string) => Result,
): Result {
  const above = mkdtempSync(join(tmpdir(), 'before-'));
  const target = join(above, basename(folder));
  try {
    checkOut(repository, `${commit}:${folder}`, target);
    return use(target);
  } finally {
    rmSync(above, { recursive: true, force: true });
  }
}

/** Writes the files of a commit, or of a folder of it (`main:content`), to a new folder. Changes neither branch nor index. */
export function checkOut(repository: string, tree: string, target: string): void {
  mkdirSync(target, { recursive: true });
  const index = { GIT_INDEX_FILE: `${target}.index` };
  git(repository, ['read-tree', tree], index);
  git(repository, ['checkout-index', '--all', '--force', `--prefix=${target}/`], index);
  rmSync(`${target}.index`);
}
