import { existsSync, rmSync } from 'node:fs';
import { basename, join, relative, resolve } from 'node:path';
import { checkFolder } from '../../pipeline/lint/lint';
import { checkOutContent } from '../pull/checkOutContent';
import { git } from '../pull/git';
import { mirror } from './mirror';

/** How far back the history is looked through. */
const COMMITS = 30;

/** Where a build keeps the content that it published. */
export function recordOf(content: string, cache: string): string {
  return join(cache, 'last-good', basename(content));
}

/** The content as it was last published without errors: as recorded, else the newest in the history that is right. */
export function lastGoodFolder(content: string, cache: string): string | undefined {
  const record = recordOf(content, cache);
  if (existsSync(record) && isGood(record)) return record;
  return commitsOf(content).some((commit) => restore(content, commit, record)) ? record : undefined;
}

function restore(content: string, commit: string, record: string): boolean {
  const root = git(content, ['rev-parse', '--show-toplevel']).trim();
  const found = checkOutContent(root, commit, relative(root, content).replaceAll('\\', '/'));
  try {
    if (!isGood(found)) return false;
    mirror(found, record);
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
    return git(content, ['log', `--max-count=${COMMITS}`, '--format=%H', '--', '.'])
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
}
