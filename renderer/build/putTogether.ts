import { copyFileSync, linkSync, lstatSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foldersOf, keepOnly } from './keepOnly';

/** A file of the site: one that is there already, or its words. */
export type SiteFile = { from: string } | { text: string };

/**
 * Makes `folder` hold these files and nothing else, whatever it held before. What is already the very file stays; nothing
 * is ever written into a file, since others may share it. `before` is the site that is public: a file whose words are as
 * they were there keeps its time. Says how many were put there anew, and whether all could be shared.
 */
export function putTogether(
  files: ReadonlyMap<string, SiteFile>,
  folder: string,
  before: string,
): { put: number; shared: boolean } {
  const there = keepOnly(folder, files);
  for (const path of ['', ...foldersOf(files.keys())]) mkdirSync(join(folder, path), { recursive: true });
  let put = 0;
  let shared = true;
  for (const [path, file] of files) {
    const to = `${folder}/${path}`;
    const from = 'from' in file ? file.from : sameWords(join(before, path), file.text);
    if (there.has(path) && isOneFile(from, to)) continue;
    put += 1;
    rmSync(to, { force: true });
    if (from) shared = link(from, to) && shared;
    else if ('text' in file) writeFileSync(to, file.text);
  }
  return { put, shared };
}

/** The file, where these are its words. */
function sameWords(file: string, text: string): string | undefined {
  const isFile = lstatSync(file, { throwIfNoEntry: false })?.isFile();
  return isFile && readFileSync(file, 'utf8') === text ? file : undefined;
}

/** While both names are there, no other file can have their number. */
function isOneFile(a: string | undefined, b: string): boolean {
  if (a === undefined) return false;
  const [one, other] = [lstatSync(a, { bigint: true }), lstatSync(b, { bigint: true })];
  return one.ino === other.ino && one.dev === other.dev;
}

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
