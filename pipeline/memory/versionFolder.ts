import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of one version of the code below `above`, made where it is missing; those of other versions go. */
export function versionFolder(above: string, version: string): string {
  const folder = join(above, version);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(above))
    if (name !== version) rmSync(join(above, name), { recursive: true, force: true });
  return folder;
}
