import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { scriptBudget } from './scriptBudget';
import { scriptsOf } from './scriptsOf';

/** What is wrong with the scripts, of the site in `client`, that the page `file` loads by itself; nothing if they are small. */
export function overBudget(client: string, file: string): string | undefined {
  const scripts = scriptsOf(readFileSync(file, 'utf8'), client);
  const sizes = scripts.map((path) => gzipSync(readFileSync(join(client, path))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= scriptBudget) return undefined;
  const list = scripts.map((path, index) => `  ${path}: ${sizes[index]} bytes`).join('\n');
  return `Every page would load ${total} bytes of script (gzip), more than ${scriptBudget}. Use \`import()\` for what only some need:\n${list}`;
}
