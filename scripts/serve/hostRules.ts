import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type HeaderRule = { path: string; headers: [name: string, value: string][] };
type Redirect = { from: string; to: string; status: number };

/** What a built site says to its host in `_headers` and `_redirects`. */
export function readHostRules(folder: string): { headers: HeaderRule[]; redirects: Redirect[] } {
  const read = (name: string) =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : '';
  return { headers: readHeaderRules(read('_headers')), redirects: readRedirects(read('_redirects')) };
}

/** The rules of a `_headers` file: a path at the margin, in which `*` is any text, its `Name: value` lines indented under it. */
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

/** The rules of a `_redirects` file: `/from /to [status]` a line, `#` begins a comment; without a status it is 301. */
export function readRedirects(text: string): Redirect[] {
  return text.split(/\r?\n/).flatMap((line) => {
    const [from, to, status = '301'] = line
      .replace(/(^|\s)#.*/, '')
      .trim()
      .split(/\s+/);
    return from && to ? [{ from, to, status: Number.parseInt(status, 10) }] : [];
  });
}

/** Files whose names carry a hash of their content. */
const HASHED = /^\/(assets|media)\//;

/** The headers of an address: how long browsers may cache it, and what every matching rule says, joined as hosts join them. */
export function headersFor(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter((each) => matches(each.path, path))) {
    for (const [name, value] of rule.headers) {
      const before = headers[name];
      headers[name] = before === undefined || before === value ? value : `${before}, ${value}`;
    }
  }
  return {
    'cache-control': HASHED.test(path)
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=0, must-revalidate',
    ...headers,
  };
}

function matches(rule: string, path: string): boolean {
  const parts = rule.split('*').map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.*')}$`).test(path);
}

/** Where `path` leads by the first matching rule. `*` at a rule's end is what `:splat` in its target stands for. */
export function findRedirect(
  rules: readonly Redirect[],
  path: string,
): { to: string; status: number } | undefined {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  for (const { from, to, status } of rules) {
    if (from === plain) return { to, status };
    if (from.endsWith('/*') && path.startsWith(from.slice(0, -1))) {
      return { to: to.replace(':splat', path.slice(from.length - 1)), status };
    }
  }
  return undefined;
}
