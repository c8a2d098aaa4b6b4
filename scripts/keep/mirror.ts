import { cpSync, existsSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFiles } from '../../pipeline/source/listFolder';

/** Makes a folder a copy of another; files that are the same already are left alone. */
export function mirror(from: string, to: string): void {
  const wanted = new Set(listFiles(from));
  for (const path of wanted) if (!isSame(join(from, path), join(to, path))) copyFile(from, to, path);
  for (const path of listFiles(to)) if (!wanted.has(path)) rmSync(join(to, path));
}

/** Copies one file between two such folders, with its time, by which pictures are known again. */
export function copyFile(from: string, to: string, path: string): void {
  mkdirSync(dirname(join(to, path)), { recursive: true });
  cpSync(join(from, path), join(to, path), { preserveTimestamps: true });
}

function isSame(from: string, to: string): boolean {
  if (!existsSync(to)) return false;
  const [a, b] = [statSync(from), statSync(to)];
  return a.size === b.size && Math.floor(a.mtimeMs) === Math.floor(b.mtimeMs);
}
