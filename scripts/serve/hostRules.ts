import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type HeaderRule = { path: string; headers: [name: string, value: string][] };
type Redirect = { from: string; to: string; status: number };

/** Reads `_headers` and `_redirects` of a built site, which tell a static host what to add and where to redirect. */
export function readHostRules(folder: string): { headers: HeaderRule[]; redirects: Redirect[] } {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  return { headers: readHeaderRules(read('_headers')), redirects: readRedirects(read('_redirects')) };
}

/** Parses a `_headers` file: lines with a path, in which `*` matches any text, each followed by indented `Name: value` lines. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const colon = line.indexOf(':');
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else if (colon > 0)
      rules.at(-1)?.headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return rules;
}

/** Parses a `_redirects` file: one `/from /to [status]` per line, comments with `#`. The default status is 301. */
export function readRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status = '301'] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    return from && to ? [{ from, to, status: Number.parseInt(status, 10) }] : [];
  });
}

/** Files with a hash of their content in their name, which browsers may keep for ever. */
const HASHED_FILE = /^\/(assets|media)\//;

/** The response headers of a path: its default `Cache-Control`, and the headers of all matching rules, joined like hosts do. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter((each) => matches(each.path, path))) {
    for (const [name, value] of rule.headers) {
      const before = headers[name];
      headers[name] = before === undefined || before === value ? value : `${before}, ${value}`;
    }
  }
  return {
    'cache-control': HASHED_FILE.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...headers,
  };
}

function matches(pattern: string, path: string): boolean {
  const escaped = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll('*', '.*')}$`).test(path);
}

/** The redirect of a path by the first matching rule. A final `*` in `from` replaces `:splat` in `to`. */
export function findRedirect(rules: readonly Redirect[], path: string): Omit<Redirect, 'from'> | undefined {
  const withoutSlash = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const { from, to, status } of rules) {
    if (from === withoutSlash) return { to, status };
    if (from.endsWith('/*') && path.startsWith(from.slice(0, -1))) {
      return { to: to.replace(':splat', path.slice(from.length - 1)), status };
    }
  }
  return undefined;
}
