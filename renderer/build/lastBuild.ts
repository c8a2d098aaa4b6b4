import { existsSync, readFileSync } from 'node:fs';
import { currentTime } from '../../pipeline/model/visibility';
import { type FileState, folderHash, folderState } from '../../pipeline/source/fileHashes';
import { publicFolder } from '../../pipeline/source/listFolder';
import { hashOf, type Store } from '../../pipeline/source/store.mjs';
import { buildSettings } from '../buildSettings';
import { git } from './lastChanged';
import type { BuildFolders } from './makeSite';

/** What a build wrote, kept under the hash of what it was made from. While both are the same, there is nothing to do. */
export interface LastBuild {
  /** The next time at which a page appears or disappears. */
  until?: string;
  out: string;
  /** See `hashFacts`. */
  facts: string;
  report: string;
  pages: number;
  pictures: number;
}

/**
 * A hash of everything that a build is made from: the files, by their sizes and times, and their history, the code and settings, and
 * the hour, since content may have a date.
 */
export function hashInputs(
  { content, out, facts }: BuildFolders,
  code: string,
  states: ReadonlyMap<string, FileState>,
): string {
  const served = folderHash(folderState(publicFolder(content)));
  const hour = currentTime().toISOString().slice(0, 13);
  const { editUrl = '' } = buildSettings();
  // For `lastmod`.
  const commit = git(content, 'rev-parse', 'HEAD') ?? '';
  return hashOf([content, folderHash(states), served, commit, out, code, hour, editUrl, facts].join('\n'));
}

/** A build from the same inputs, if its site is untouched. */
export function unchangedBuild(
  { out, facts }: Pick<BuildFolders, 'out' | 'facts'>,
  inputs: string,
  store: Store,
): LastBuild | undefined {
  const last = store.read<LastBuild>('built', inputs);
  if (!last) return undefined;
  const isSame = last.facts === hashFacts(facts) && last.out === folderHash(folderState(out));
  const isOver = last.until !== undefined && last.until <= currentTime().toISOString();
  return isSame && !isOver ? last : undefined;
}

/** A hash of the file for the form's function. */
export const hashFacts = (file: string): string => (existsSync(file) ? hashOf(readFileSync(file)) : '');
