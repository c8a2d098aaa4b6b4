import {
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  rmSync,
  type Stats,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import type { FileState } from '../../pipeline/source/cache';
import { type FoundEntry, walkFolder } from '../../pipeline/source/listFolder';

/** A file of the site: a link to one that exists, or its text. */
export type SiteFile = { from: string } | { text: string };

/**
 * Makes `folder` hold these files and nothing else, whatever it held before. A link that is right already stays; no file is
 * ever written into, since others may share it. `published` is the site that is public: a file whose text is the same there
 * keeps its time. Returns how many files were made, whether all could be linked, and the state of each.
 */
export function assemble(
  files: ReadonlyMap<string, SiteFile>,
  folder: string,
  published: string,
): { made: number; linked: boolean; states: Map<string, FileState> } {
  const present = deleteAllBut(files, folder);
  for (const path of ['', ...foldersOf(files.keys())]) mkdirSync(join(folder, path), { recursive: true });
  let made = 0;
  let linked = true;
  const states = new Map<string, FileState>();
  for (const [path, file] of files) {
    const to = `${folder}/${path}`;
    const from = 'from' in file ? file.from : sameText(join(published, path), file.text);
    const same = present.has(path) && from ? sameFile(from, to) : undefined;
    if (!same) {
      made += 1;
      linked = makeFile(file, from, to) && linked;
    }
    const { size, mtimeMs } = same ?? lstatSync(to);
    states.set(path, { size, mtimeMs });
  }
  return { made, linked, states };
}

/** Returns false where a copy had to be made. */
function makeFile(file: SiteFile, from: string | undefined, to: string): boolean {
  rmSync(to, { force: true });
  if (from) return link(from, to);
  if ('text' in file) writeFileSync(to, file.text);
  return true;
}

/** The file, where this is its text. */
function sameText(file: string, text: string): string | undefined {
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile && readFileSync(file, 'utf8') === text ? file : undefined;
}

/** The state of a file that has both names. While both exist, no other file can have its inode number. */
function sameFile(a: string, b: string): Stats | undefined {
  const [one, other] = [lstatSync(a), lstatSync(b)];
  if (one.ino !== other.ino || one.dev !== other.dev) return undefined;
  // Some file systems have longer numbers than a `number` can hold.
  const isExact = Number.isSafeInteger(one.ino) || numberOf(a) === numberOf(b);
  return isExact ? other : undefined;
}

const numberOf = (file: string) => lstatSync(file, { bigint: true }).ino;

/** Files of another disk cannot be linked. */
function link(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch {
    copyFileSync(from, to);
    return false;
  }
}

/**
 * Deletes everything in a folder but the wanted files, links to other places too. Returns the paths of those that exist.
 * What is no folder at all is deleted.
 */
export function deleteAllBut(wanted: ReadonlyMap<string, unknown>, folder: string): Set<string> {
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

/** All folders that hold these files. */
function foldersOf(paths: Iterable<string>): Set<string> {
  const folders = new Set<string>();
  for (const path of paths)
    for (let above = dirname(path); above !== '.' && !folders.has(above); above = dirname(above))
      folders.add(above);
  return folders;
}
