import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Business } from '../../supabase/functions/submit-contact-form/business';
import { projectPaths } from '../projectPaths';

const settingsFile = join(dirname(projectPaths.facts), 'deno.json');

/**
 * Writes an import map for Deno into `folder`, with which the function works for `business` instead of the one in
 * its own folder. Returns its path.
 */
export function writeImportMap(folder: string, business: Business): string {
  const { imports }: { imports: Record<string, string> } = JSON.parse(readFileSync(settingsFile, 'utf8'));
  const own = { [pathToFileURL(projectPaths.facts).href]: './business.json' };
  const map = join(folder, 'imports.json');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'business.json'), JSON.stringify(business));
  writeFileSync(map, JSON.stringify({ imports: { ...imports, ...own } }));
  return map;
}
