import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { git } from './git';

/** Writes a folder of the repository, as a commit had it, below a new folder; returns its path. Neither branch nor index changes. */
export function checkOutContent(repository: string, commit: string, folder: string): string {
  const above = mkdtempSync(join(tmpdir(), 'before-'));
  const target = join(above, basename(folder));
  mkdirSync(target);
  const own = { GIT_INDEX_FILE: join(above, 'index') };
  git(repository, ['read-tree', `${commit}:${folder}`], own);
  git(repository, ['checkout-index', '--all', '--force', `--prefix=${target}/`], own);
  return target;
}
