const BULLET = /^\s*(?:(?:[-–—*•·▪●◦✓✔✅☑]\uFE0F?|\d{1,2}[.)])\s+)?/u;

/** The lines of an answer that is a list, without numbers, hyphens and bullets. */
export const listLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');

/** A comma or semicolon between items, but not the comma in `1,200`. */
const SEPARATOR = /[,;](?:\s+|(?!\d|$))/;

/** Parses a list of short texts, one per line or all on one line with commas, semicolons, slashes or `#`. Drops a heading above it. */
export function listItems(text: string): string[] {
  const lines = listLines(text.replace(/^[\p{L} ]+:[^\S\n]*\n/u, '')).map((line) =>
    line.replace(/[,;]$/, ''),
  );
  const [line = '', ...more] = lines;
  if (more.length > 0) return lines;
  if (/^#\S+(?:\s+#\S+)*$/.test(line)) return line.slice(1).split(/\s*#/);
  const items = line.split(SEPARATOR.test(line) ? SEPARATOR : /\s\/\s/);
  return listLines(items.join('\n')).map((item) => item.replace(/^(?:and|&)\s+/i, ''));
}
