import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashOf } from '../../pipeline/source/cache';
import { listPublic, publicFolder } from '../../pipeline/source/listFolder';
import type { SiteFile } from './assemble';

/** The folder of files that are served as they are. */
export function publicFolderOf(folders: { content: string; public?: string }): string {
  return folders.public ?? publicFolder(folders.content);
}

/** Copies the files that are served as they are into `cache`, each under its hash. Copies of former files are deleted. */
export function copyPublic(folder: string, cache: string): Map<string, SiteFile> {
  mkdirSync(cache, { recursive: true });
  const files = new Map(
    listPublic(folder).files.map((path) => [path, copyFile(join(folder, path), cache)] as const),
  );
  const wanted = new Set([...files.values()].map(({ from }) => from));
  for (const name of readdirSync(cache)) if (!wanted.has(join(cache, name))) rmSync(join(cache, name));
  return files;
}

/** Written beside and moved into place, so that a build cut off leaves no half file. */
function copyFile(file: string, cache: string): { from: string; hash: string } {
  const bytes = readFileSync(file);
  const hash = hashOf(bytes);
  const from = join(cache, hash);
  if (existsSync(from)) return { from, hash };
  writeFileSync(`${from}.part`, bytes);
  renameSync(`${from}.part`, from);
  return { from, hash };
}
