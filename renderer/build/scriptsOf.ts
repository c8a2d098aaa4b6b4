import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

const SCRIPT = /<script[^>]* src="(\/[^"]+\.js)"/g;
/** Also `import"./side-effect.js"` and `export … from`, but not `import("./later.js")`. */
const IMPORT = /(?:\bfrom|\bimport)\s*["']([^"']+\.js)["']/g;

/** The files that a page of the site in `client` loads by itself: its scripts and all that these import at once. */
export function scriptsOf(html: string, client: string): string[] {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    const code = readFileSync(join(client, file), 'utf8');
    for (const path of matches(code, IMPORT)) visit(join(dirname(file), path));
  };
  for (const path of matches(html, SCRIPT)) visit(path);
  return [...found];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, first]) => (first ? [first] : []));
}
