import { spawnSync } from 'node:child_process';

/** Whether a file that is not there may be a deleted one: git knows it, or cannot tell. `folder` is one of the same repository. */
export function wasThere(path: string, folder: string): boolean {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : undefined;
  };
  const isShallow = git('rev-parse', '--is-shallow-repository');
  if (isShallow !== 'false') return true;
  return git('log', '-1', '--all', '--format=%h', '--', path) !== '';
}
