/** Whether a page of `origin` may post. `http://localhost:*` among the allowed stands for any port. */
export function isAllowedOrigin(origin: string, allowed: readonly string[]): boolean {
  return allowed.some((entry) =>
    entry.endsWith(':*')
      ? origin.startsWith(entry.slice(0, -1)) && /^\d+$/.test(origin.slice(entry.length - 1))
      : entry === origin,
  );
}
