import { copyFileSync, linkSync, lstatSync, mkdirSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { DamagedCache } from '../../pipeline/source/cache';
import type { FileState } from '../../pipeline/source/fileHashes';
import { type FoundEntry, walkFolder } from '../../pipeline/source/listFolder';
import type { Copies } from './Copies';

/** A file of the site. */
export interface SiteFile {
  /** Names its content. */
  key: string;
  /** Throws `DamagedCache` where it is not what was kept. */
  read: () => Buffer | string;
}

interface Target {
  /** The folder to fill. */
  folder: string;
  /** The site that is public: a file that is right there is linked, and keeps its time. */
  published: string;
  copies: Copies;
}

/**
 * Makes `folder` hold these files and nothing else, whatever it held before. What is right stays; no file is ever written
 * into, since the public site may share it. Returns how many files were made, and the state of each. Throws `DamagedCache`
 * with all files of the cache that are not what was kept.
 */
export function assemble(
  files: ReadonlyMap<string, SiteFile>,
  { folder, published, copies }: Target,
): { made: number; states: Map<string, FileState> } {
  const present = deleteAllBut(files, folder);
  for (const path of ['', ...foldersOf(files.keys())]) mkdirSync(join(folder, path), { recursive: true });
  let made = 0;
  const states = new Map<string, FileState>();
  const damaged: string[] = [];
  for (const [path, file] of files) {
    const to = `${folder}/${path}`;
    const old = present.has(path) ? lstatSync(to) : undefined;
    try {
      const stats = placeCopy(file, { to, old, shown: `${published}/${path}` }, copies);
      if (stats !== old) made += 1;
      states.set(path, { size: stats.size, mtimeMs: stats.mtimeMs });
    } catch (error) {
      if (!(error instanceof DamagedCache)) throw error;
      damaged.push(...error.files);
    }
  }
  if (damaged.length > 0) throw new DamagedCache(damaged);
  return { made, states };
}

interface Place {
  to: string;
  /** What is there. */
  old: Stats | undefined;
  /** The same file of the public site. */
  shown: string;
}

function placeCopy({ key, read }: SiteFile, { to, old, shown }: Place, copies: Copies): Stats {
  if (old && copies.has(old, key)) return old;
  rmSync(to, { force: true });
  const published = statsOf(shown);
  if (published && copies.has(published, key)) link(shown, to);
  else writeFileSync(to, read());
  const stats = lstatSync(to);
  copies.add(stats, key);
  return stats;
}

/** Also undefined where a folder of the path is a file. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** Some disks have no links. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Deletes everything in a folder but the wanted files, links to other places too. Returns the paths of those that exist.
 * What is no folder at all is deleted.
 */
function deleteAllBut(wanted: ReadonlyMap<string, unknown>, folder: string): Set<string> {
  const folders = foldersOf(wanted.keys());
  const present = new Set<string>();
  const keep = ({ path, entry }: FoundEntry): boolean => {
    const isWanted = entry.isDirectory() ? folders.has(path) : entry.isFile() && wanted.has(path);
    if (!isWanted) rmSync(join(folder, path), { recursive: true, force: true });
    return isWanted;
  };
  if (!lstatSync(folder, { throwIfNoEntry: false })?.isDirectory()) rmSync(folder, { force: true });
  else for (const { path, entry } of walkFolder(folder, keep)) if (entry.isFile()) present.add(path);
  return present;
}

function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let above = dirname(path); above !== '.' && !folders.has(above); above = dirname(above))
      folders.add(above);
  return folders;
}
