import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HeaderRule, readHeaderRules } from './readHeaderRules';
import { type Redirect, readRedirects } from './readRedirects';

/** A built site: its folder, and the rules that it carries for its host. */
export interface BuiltSite {
  readonly folder: string;
  readonly redirects: readonly Redirect[];
  readonly headers: readonly HeaderRule[];
}

function readRules(folder: string, name: string): string {
  try {
    return readFileSync(join(folder, name), 'utf8');
  } catch {
    return '';
  }
}

/** Reads `_redirects` and `_headers` once; a site without them has no rules. */
export function openSite(folder: string): BuiltSite {
  return {
    folder,
    redirects: readRedirects(readRules(folder, '_redirects')),
    headers: readHeaderRules(readRules(folder, '_headers')),
  };
}
