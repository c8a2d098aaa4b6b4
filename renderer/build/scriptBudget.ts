import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Manifest, readManifest } from './bundle';

/** The maximum size of the scripts that a page loads at once, in bytes after gzip. */
export const scriptBudget = 3 * 1024;

/** An error message if the scripts that every page loads at once exceed the budget. `work`: the folder of the bundle. */
export function scriptBudgetError(work: string): string | undefined {
  const scripts = [...staticImports('renderer/+client.ts', readManifest(work))];
  const sizes = scripts.map((path) => gzipSync(readFileSync(join(work, 'client', path))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= scriptBudget) return undefined;
  const list = scripts.map((path, index) => `  ${path}: ${sizes[index]} bytes`).join('\n');
  return `Every page would load ${total} bytes of script (gzip), more than ${scriptBudget}. Use \`import()\` for what only some need:\n${list}`;
}

/** The files of a script and of what it imports at once, transitively. */
function staticImports(name: string, manifest: Manifest, found = new Set<string>()): Set<string> {
  const { file, imports = [] } = manifest[name] ?? {};
  if (file === undefined || found.has(file)) return found;
  found.add(file);
  for (const imported of imports) staticImports(imported, manifest, found);
  return found;
}
