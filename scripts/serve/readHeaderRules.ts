export interface HeaderRule {
  /** A path, or one with `*` for any text. */
  readonly path: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

/** The rules of a `_headers` file: a path at the margin, its `Name: value` lines indented under it. */
export function readHeaderRules(text: string): HeaderRule[] {
  const rules: { path: string; headers: [string, string][] }[] = [];
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.trim().startsWith('#')) continue;
    const colon = line.indexOf(':');
    if (/^\S/.test(line)) rules.push({ path: line.trim(), headers: [] });
    else if (colon > 0)
      rules.at(-1)?.headers.push([line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()]);
  }
  return rules;
}
