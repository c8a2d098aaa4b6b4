import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The files below a folder, by their path in it; links are passed over. */
export function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}
