import { cpSync, existsSync, lstatSync, renameSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { checkOutContent, git } from '../pullRequest/git';

const MAX_COMMITS = 30;

/** Where a build records the content that it published. */
export function recordFolder(content: string, cache: string): string {
  return join(cache, 'last-good', basename(content));
}

/** The content as it was last published without errors: as recorded, else the newest commit without errors. */
export function lastGoodFolder(content: string, cache: string): string | undefined {
  const record = recordFolder(content, cache);
  if (existsSync(record) && isGood(record)) return record;
  return commitsOf(content).some((commit) => restore(content, commit, record)) ? record : undefined;
}

/**
 * Makes a folder a copy of another, with the files' times, by which pictures are recognized; links are left out. Made beside
 * and moved into place, so that an interrupted run leaves no half copy.
 */
export function copyContent(from: string, to: string): void {
  const [made, old] = [`${to}.part`, `${to}.old`];
  for (const folder of [made, old]) rmSync(folder, { recursive: true, force: true });
  cpSync(from, made, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => !lstatSync(path).isSymbolicLink(),
  });
  if (existsSync(to)) renameSync(to, old);
  renameSync(made, to);
  rmSync(old, { recursive: true, force: true });
}

function restore(content: string, commit: string, record: string): boolean {
  const root = git(content, ['rev-parse', '--show-toplevel']).trim();
  const found = checkOutContent(root, commit, relative(root, content).replaceAll('\\', '/'));
  try {
    if (!isGood(found)) return false;
    copyContent(found, record);
    return true;
  } finally {
    rmSync(resolve(found, '..'), { recursive: true, force: true });
  }
}

function isGood(folder: string): boolean {
  return !checkFolder(folder).messages.some(({ fatal }) => fatal);
}

function commitsOf(content: string): string[] {
  try {
    return git(content, ['log', `--max-count=${MAX_COMMITS}`, '--format=%H', '--', '.'])
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
