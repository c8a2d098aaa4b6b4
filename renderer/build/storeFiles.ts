import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../pipeline/source/cache';
import { listPublic } from '../../pipeline/source/listFolder';
import type { SiteFile } from './assemble';

/** The bytes of the files that are served as they are, by path. */
export function* publicFiles(folder: string): Generator<[path: string, bytes: Buffer]> {
  for (const path of listPublic(folder).files) yield [path, readFileSync(join(folder, path))];
}

/** Stores files in `cache`, each under its hash; of two with one path, the later one counts. Former ones are deleted. */
export function storeFiles(
  cache: string,
  ...groups: Iterable<[path: string, bytes: Buffer | string]>[]
): Map<string, SiteFile> {
  mkdirSync(cache, { recursive: true });
  const stored = new Map<string, SiteFile>();
  const hashes = new Set<string>();
  for (const files of groups)
    for (const [path, bytes] of files) {
      const hash = hashOf(bytes);
      const from = join(cache, hash);
      if (!existsSync(from)) write(from, bytes);
      stored.set(path, { from, hash });
      hashes.add(hash);
    }
  for (const name of readdirSync(cache)) if (!hashes.has(name)) rmSync(join(cache, name));
  return stored;
}

/** Moved into place, so that a build that is cut off leaves no half file. */
function write(file: string, bytes: Buffer | string): void {
  writeFileSync(`${file}.part`, bytes);
  renameSync(`${file}.part`, file);
}
