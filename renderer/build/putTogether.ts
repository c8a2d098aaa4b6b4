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
import type { FileState } from '../../pipeline/source/cache';
import { foldersOf, keepOnly } from './keepOnly';

/** A file of the site: one that is there already, or its words. */
export type SiteFile = { from: string } | { text: string };

/**
 * Makes `folder` hold these files and nothing else, whatever it held before. What is already the very file stays; nothing
 * is ever written into a file, since others may share it. `before` is the site that is public: a file whose words are as
 * they were there keeps its time. Says how many were put there anew, whether all could be shared, and how each looks now.
 */
export function putTogether(
  files: ReadonlyMap<string, SiteFile>,
  folder: string,
  before: string,
): { put: number; shared: boolean; looks: Map<string, FileState> } {
  const there = keepOnly(folder, files);
  for (const path of ['', ...foldersOf(files.keys())]) mkdirSync(join(folder, path), { recursive: true });
  let put = 0;
  let shared = true;
  const looks = new Map<string, FileState>();
  for (const [path, file] of files) {
    const to = `${folder}/${path}`;
    const from = 'from' in file ? file.from : sameWords(join(before, path), file.text);
    const stays = there.has(path) && from ? oneFile(from, to) : undefined;
    if (!stays) {
      put += 1;
      shared = putFile(file, from, to) && shared;
    }
    const { size, mtimeMs } = stays ?? lstatSync(to);
    looks.set(path, { size, mtimeMs });
  }
  return { put, shared, looks };
}

/** Says whether its words stand nowhere twice. */
function putFile(file: SiteFile, from: string | undefined, to: string): boolean {
  rmSync(to, { force: true });
  if (from) return link(from, to);
  if ('text' in file) writeFileSync(to, file.text);
  return true;
}

/** The file, where these are its words. */
function sameWords(file: string, text: string): string | undefined {
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile && readFileSync(file, 'utf8') === text ? file : undefined;
}

/** How a file looks that has both names. While both are there, no other file can have its number. */
function oneFile(a: string, b: string): Stats | undefined {
  const [one, other] = [lstatSync(a), lstatSync(b)];
  if (one.ino !== other.ino || one.dev !== other.dev) return undefined;
  // Some disks have longer numbers, of which these are but the beginning.
  const isSure = Number.isSafeInteger(one.ino) || numberOf(a) === numberOf(b);
  return isSure ? other : undefined;
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
