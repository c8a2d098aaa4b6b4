import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf, readEntry, writeEntry } from '../../pipeline/source/cache';

/** Files that are made together in `work`, and listed there in an entry of the cache. */
type Group = 'bundle' | 'icons';
const GROUPS: readonly Group[] = ['bundle', 'icons'];

interface Made {
  /** What they were made of. */
  key: string;
  /** By path in `work`. */
  hashes: Record<string, string>;
}

const listOf = (work: string, group: Group) => join(work, `${group}.json`);

/** Whether the files of a group were made of `key`, and all of them are there. Whoever reads one compares its hash. */
export function areMade(work: string, group: Group, key: string): boolean {
  const made = readEntry<Made>(listOf(work, group));
  return made?.key === key && Object.keys(made.hashes).every((path) => existsSync(`${work}/${path}`));
}

/** Makes the files of a group. The list is deleted first and written last, so that an interrupted run is repeated. */
export async function makeFiles(
  work: string,
  { group, key }: { group: Group; key: string },
  make: () => Promise<readonly string[]>,
): Promise<void> {
  rmSync(listOf(work, group), { force: true });
  const paths = await make();
  const hashes = Object.fromEntries(paths.map((path) => [path, hashOf(readFileSync(join(work, path)))]));
  writeEntry(listOf(work, group), { key, hashes });
}

/** The hashes of the files that were made in `work`, by path. */
export function madeHashes(work: string, groups = GROUPS): Map<string, string> {
  return new Map(
    groups.flatMap((group) => Object.entries(readEntry<Made>(listOf(work, group))?.hashes ?? {})),
  );
}
