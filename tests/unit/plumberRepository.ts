import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';

/** Runs git as the owner, without the sample hooks that a new repository gets. */
export function git(folder: string, ...args: string[]): string {
  const who = ['-c', 'user.name=Owner', '-c', 'user.email=owner@example.com', '-c', 'commit.gpgsign=false'];
  return execFileSync('git', [...who, ...args], {
    cwd: folder,
    env: { ...process.env, GIT_TEMPLATE_DIR: '' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Commits all files of a repository; returns the commit. */
export function commitAll(folder: string): string {
  git(folder, 'add', '--all');
  git(folder, 'commit', '--quiet', '--allow-empty', '--message', 'Change');
  return git(folder, 'rev-parse', 'HEAD').trim();
}

/** Git would start a process after each commit and push to look whether there is much to tidy up. */
export const TIDY_NEVER = ['--config', 'maintenance.auto=false', '--config', 'receive.autoGC=false'];

let first: string | undefined;

/** A repository with the plumber's content as the first commit of `main`, packed, which is made once. */
export function plumberRepository(): string {
  if (first) return first;
  first = mkdtempSync(join(inject('copies'), 'start-'));
  cpSync(join(import.meta.dirname, '..', 'fixtures', 'plumber'), join(first, 'content'), { recursive: true });
  git(first, 'init', '--quiet', '--initial-branch=main');
  git(first, 'config', 'maintenance.auto', 'false');
  git(first, 'config', 'core.autocrlf', 'false');
  git(first, 'add', '--all');
  git(first, 'commit', '--quiet', '--message', 'Publish');
  git(first, 'gc', '--quiet');
  return first;
}

/** Commits a copy of the plumber's content that is still as it was copied. */
export function commitCopy(content: string): void {
  cpSync(join(plumberRepository(), '.git'), join(dirname(content), '.git'), { recursive: true });
}
