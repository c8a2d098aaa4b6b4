import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file below a folder, by its path there with `/` on every system; none where there is no folder. */
export function* filesBelow(folder: string, base = ''): Generator<string> {
  if (!lstatSync(folder, { throwIfNoEntry: false })) return;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = base ? `${base}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* filesBelow(join(folder, entry.name), path);
    else yield path;
  }
}
