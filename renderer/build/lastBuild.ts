import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clock } from '../../pipeline/model/showing';
import { type FileState, hashOf, readEntry, writeEntry } from '../../pipeline/source/cache';
import { buildSettings } from '../buildSettings';
import { folderHash, folderState } from './folderState';
import type { BuildFolders } from './makeSite';
import { publicFolderOf } from './storeFiles';

/** What a build was made from and what it wrote. While both are the same, there is nothing to do. */
export interface LastBuild {
  /** See `hashInputs`. Another version of the code never reads further. */
  inputs: string;
  /** The next time at which a page appears or disappears. */
  until?: string;
  out: string;
  report: string;
  pages: number;
  pictures: number;
}

/**
 * A hash of everything that a build is made from: the files, by their sizes and times, and their history, the code and settings, and
 * the hour, since content may have a date.
 */
export function hashInputs(
  folders: BuildFolders,
  code: string,
  states: ReadonlyMap<string, FileState>,
): string {
  const { content, out, facts } = folders;
  const served = folderHash(folderState(publicFolderOf(folders)));
  const hour = clock().toISOString().slice(0, 13);
  const { editUrl = '' } = buildSettings();
  const known = existsSync(facts) ? readFileSync(facts, 'utf8') : '';
  return hashOf(
    [content, folderHash(states), served, commitOf(content), out, code, hour, editUrl, facts, known].join(
      '\n',
    ),
  );
}

/** The newest commit, since `lastmod` depends on the history; empty without Git. */
function commitOf(content: string): string {
  try {
    return execFileSync('git', ['-C', content, 'rev-parse', 'HEAD'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** The last build, if nothing has changed since and its site is untouched. */
export function unchangedBuild({ cache, out }: BuildFolders, inputs: string): LastBuild | undefined {
  const last = readEntry<LastBuild>(join(cache, NAME));
  if (last?.inputs !== inputs) return undefined;
  const isOver = last.until !== undefined && last.until <= clock().toISOString();
  return !isOver && last.out === folderHash(folderState(out)) ? last : undefined;
}

/** Written last, so that an interrupted build runs again. */
export function writeLastBuild(cache: string, last: LastBuild): void {
  writeEntry(join(cache, NAME), last);
}

const NAME = 'last-build.json';
