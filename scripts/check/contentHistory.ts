import { spawnSync } from 'node:child_process';
import type { Published } from '../../pipeline/lint/site/links/lastVersion';

const SKIPPED = 'The check for lost addresses was left out:';

/** What git knows of the content that the default branch has, or why it knows nothing. Only changed files are read. */
export function lastPublished(content: string): Published | string {
  const git = gitIn(content);
  const base = mergeBase(git);
  if (!base) return `${SKIPPED} it needs git and the default branch.`;
  const changed = git('diff', '--name-status', '--no-renames', '--relative', '-z', base, '--', '.');
  if (changed === undefined) return `${SKIPPED} git could not compare the files.`;
  const entries = readStatusPairs(changed);
  const added = entries.filter(({ status }) => status === 'A').map(({ path }) => path);
  const untracked = (git('ls-files', '--others', '--exclude-standard', '-z') ?? '')
    .split('\0')
    .filter(Boolean);
  const old = entries
    .filter(({ status, path }) => status !== 'A' && path.endsWith('.md'))
    .map(({ path }) => ({ path, text: git('show', `${base}:./${path}`) ?? '' }));
  return { old, added: [...added, ...untracked] };
}

/** Whether a missing file may be a deleted one: git knows it, or cannot say. `folder` is one of the same repository. */
export function mayBeDeleted(path: string, folder: string): boolean {
  const git = gitIn(folder);
  const isWhole = git('rev-parse', '--is-shallow-repository')?.trim() === 'false';
  return !isWhole || git('log', '-1', '--all', '--format=%h', '--', path)?.trim() !== '';
}

type Git = (...args: string[]) => string | undefined;

/** Runs git in a folder: what it prints, or nothing where it fails. */
function gitIn(cwd: string): Git {
  return (...args) => {
    const { status, stdout } = spawnSync('git', args, { cwd, encoding: 'utf8', maxBuffer: 50_000_000 });
    return status === 0 ? stdout : undefined;
  };
}

function mergeBase(git: Git): string | undefined {
  const target = process.env.GITHUB_BASE_REF;
  const branches = ['origin/HEAD', 'origin/main', 'origin/master', 'main', 'master'];
  for (const branch of target ? [`origin/${target}`, ...branches] : branches) {
    const base = git('merge-base', 'HEAD', branch);
    if (base) return base.trim();
  }
  return undefined;
}

/** `M\0a.md\0D\0b.md\0`, as git prints it with `-z`. */
function readStatusPairs(listed: string): { status: string; path: string }[] {
  const parts = listed.split('\0').filter(Boolean);
  return parts.flatMap((status, at) => (at % 2 === 0 ? [{ status, path: parts[at + 1] ?? '' }] : []));
}
