import { copyFileSync, linkSync, lstatSync, mkdirSync, rmSync, type Stats, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { DamagedCache } from '../../pipeline/source/cacheFolders';
import type { FileState } from '../../pipeline/source/fileHashes';
import { type FoundEntry, walkFolder } from '../../pipeline/source/listFolder';
import type { PublishedFileIndex } from './PublishedFileIndex';

export interface SiteFile {
  /** Identifies the content. */
  key: string;
  /** Throws `DamagedCache` if the cached content is damaged. */
  read: () => Buffer | string;
}

interface Target {
  folder: string;
  /** The published site. Its files with the right content are hard-linked, so that they keep their mtime. */
  published: string;
  index: PublishedFileIndex;
}

/**
 * Makes `folder` contain exactly these files. Files with the right content are kept. Other files are replaced, never modified in
 * place, because they may be hard links to files of the published site. Returns the number of replaced files and the state of
 * each file. Throws `DamagedCache` with all damaged files of the cache.
 */
export function assemble(
  files: ReadonlyMap<string, SiteFile>,
  { folder, published, index }: Target,
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
      const stats = placeFile(file, { to, old, publishedPath: `${published}/${path}` }, index);
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
  /** The existing file in the folder. */
  old: Stats | undefined;
  /** The path of the same file in the published site. */
  publishedPath: string;
}

function placeFile(
  { key, read }: SiteFile,
  { to, old, publishedPath }: Place,
  index: PublishedFileIndex,
): Stats {
  if (old && index.has(old, key)) return old;
  rmSync(to, { force: true });
  const published = statsOf(publishedPath);
  if (published && index.has(published, key)) link(publishedPath, to);
  else writeFileSync(to, read());
  const stats = lstatSync(to);
  index.add(stats, key);
  return stats;
}

/** Undefined if the file does not exist, or a parent of its path is a file. */
function statsOf(path: string): Stats | undefined {
  try {
    return lstatSync(path);
  } catch {
    return undefined;
  }
}

/** Some file systems do not support hard links. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * Deletes everything in a folder except the wanted files. Symbolic links are deleted too, and `folder` itself if it is not a
 * folder. Returns the paths of the wanted files that exist.
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
