import type { Redirect } from './readRedirects';

/** Where `path` leads by the rules, the first that fits. `*` at a rule's end is what `:splat` in its target stands for. */
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
