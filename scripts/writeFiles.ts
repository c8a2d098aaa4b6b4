import { lstatSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Contents by path in a folder. */
export type Files = ReadonlyMap<string, string | Buffer>;

export function writeFiles(folder: string, files: Files): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}

/** Whether a folder, or a part of a path in it, is a symbolic link. */
export function hasLink(folder: string, path: string): boolean {
  const isLink = lstatSync(join(folder, path), { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  return isLink || (path !== '.' && hasLink(folder, dirname(path)));
}
