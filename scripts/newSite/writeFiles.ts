import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Contents by path in a folder. */
export type Files = ReadonlyMap<string, string | Buffer>;

export function writeFiles(folder: string, files: Files): void {
  for (const [path, bytes] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytes);
  }
}
