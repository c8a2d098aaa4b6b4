import { type Dirent, lstatSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';

/**
 * Deletes everything in a folder but the files that are wanted, links to other places too. Gives the paths of those that
 * are there.
 */
export function keepOnly(folder: string, wanted: ReadonlyMap<string, unknown>): Set<string> {
  const folders = foldersOf(wanted.keys());
  const there = new Set<string>();
  for (const [path, entry] of entriesBelow(folder, folders)) {
    if (entry.isFile() && wanted.has(path)) there.add(path);
    else if (!entry.isDirectory() || !folders.has(path))
      rmSync(join(folder, path), { recursive: true, force: true });
  }
  return there;
}

/** What stands in a folder and in these folders of it. What is no folder at all goes. */
function* entriesBelow(folder: string, folders: ReadonlySet<string>): Generator<[string, Dirent]> {
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) rmSync(folder, { force: true });
  else yield* below('');

  function* below(base: string): Generator<[string, Dirent]> {
    for (const entry of readdirSync(join(folder, base), { withFileTypes: true })) {
      const path = base ? `${base}/${entry.name}` : entry.name;
      yield [path, entry];
      if (entry.isDirectory() && folders.has(path)) yield* below(path);
    }
  }
}

/** All folders in which these files stand. */
export function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let above = dirname(path); above !== '.' && !folders.has(above); above = dirname(above))
      folders.add(above);
  return folders;
}
