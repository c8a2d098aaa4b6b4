import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';

/** The maximum size of the scripts that a page loads at once, in bytes after gzip. */
export const scriptBudget = 3 * 1024;

/** An error message if the scripts that a page loads at once exceed the budget. */
export function scriptBudgetError(client: string, html: string): string | undefined {
  const scripts = scriptsIn(html, client);
  const sizes = scripts.map((path) => gzipSync(readFileSync(join(client, path))).length);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  if (total <= scriptBudget) return undefined;
  const list = scripts.map((path, index) => `  ${path}: ${sizes[index]} bytes`).join('\n');
  return `Every page would load ${total} bytes of script (gzip), more than ${scriptBudget}. Use \`import()\` for what only some need:\n${list}`;
}

const SCRIPT = /<script[^>]* src="(\/[^"]+\.js)"/g;
/** Static imports and `export … from`, but not dynamic `import("./later.js")`. */
const IMPORT = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;

/** The scripts of a page and their static imports, transitively. */
function scriptsIn(html: string, client: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(client, file), 'utf8');
    for (const path of matches(code, IMPORT)) visit(posix.join(posix.dirname(file), path));
  };
  for (const path of matches(html, SCRIPT)) visit(path);
  return [...found];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, first]) => (first ? [first] : []));
}
