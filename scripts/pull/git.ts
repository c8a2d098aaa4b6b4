import { execFileSync } from 'node:child_process';

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
