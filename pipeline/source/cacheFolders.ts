import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Cached files whose content is not what was written. They can be deleted and made again. */
export class DamagedCache extends Error {
  constructor(
    readonly files: readonly string[],
    options?: ErrorOptions,
  ) {
    super(`Damaged in the cache: ${files.join(', ')}`, options);
  }
}

/** Creates the folder of one version of the code below `parent`, and deletes the folders of other versions. */
export function versionFolder(parent: string, version: string): string {
  const folder = join(parent, version);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(parent))
    if (name !== version) rmSync(join(parent, name), { recursive: true, force: true });
  return folder;
}

export const storeIn = (cache: string): string => join(cache, 'store');
/** `site`: the bundled pages, which render HTML. `workers`: the bundled modules that run in threads. */
export const codeIn = (cache: string, kind: 'site' | 'workers'): string => join(cache, 'code', kind);
