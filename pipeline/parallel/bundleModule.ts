import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packFile } from './packFile.mjs';

/** A module for workers as one file in `folder`, which belongs to one version of the code. Returns its path. */
export async function bundleModule(module: string, folder: string): Promise<string> {
  const file = join(folder, `${basename(module, '.ts')}.mjs`);
  if (!existsSync(file)) await packFile(module, file);
  return file;
}
