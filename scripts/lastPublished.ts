import { spawnSync } from 'node:child_process';
import type { Published } from '../pipeline/lint/site/lastVersion';

const SKIPPED = 'The check for lost addresses was left out:';

/** What git knows of the version that the default branch has, or why it knows nothing. Only files that changed are read. */
export function lastPublished(content: string): Published | string {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, {
      cwd: content,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    });
    return status === 0 ? stdout : undefined;
  };
  const base = mergeBase(git);
  if (!base) return `${SKIPPED} it needs git and the default branch.`;
  const changed = git('diff', '--name-status', '--no-renames', '--relative', '-z', base, '--', '.');
  if (changed === undefined) return `${SKIPPED} git could not compare the files.`;
  const entries = pairsOf(changed);
  const added = entries.filter(({ kind }) => kind === 'A').map(({ path }) => path);
  const loose = (git('ls-files', '--others', '--exclude-standard', '-z') ?? '').split('\0').filter(Boolean);
  const old = entries
    .filter(({ kind, path }) => kind !== 'A' && path.endsWith('.md'))
    .map(({ path }) => ({ path, text: git('show', `${base}:./${path}`) ?? '' }));
  return { old, added: [...added, ...loose] };
}

function mergeBase(git: (...args: string[]) => string | undefined): string | undefined {
  const wanted = process.env.GITHUB_BASE_REF ? [`origin/${process.env.GITHUB_BASE_REF}`] : [];
  for (const branch of [...wanted, 'origin/HEAD', 'origin/main', 'origin/master', 'main', 'master']) {
    const base = git('merge-base', 'HEAD', branch);
    if (base) return base.trim();
  }
  return undefined;
}

function pairsOf(listed: string): { kind: string; path: string }[] {
  const parts = listed.split('\0').filter(Boolean);
  return parts.flatMap((kind, at) => (at % 2 === 0 ? [{ kind, path: parts[at + 1] ?? '' }] : []));
}
