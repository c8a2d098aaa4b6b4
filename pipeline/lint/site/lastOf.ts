/**
 * Where words stand for the last time on a line, since a value stands behind its name; at the beginning if they begin it,
 * and before all else where they are the address of a link.
 * `/news` does not stand in `/newsletter`. -1 where they do not stand there.
 */
export function lastOf(words: string, line: string): number {
  const linked = line.lastIndexOf(`](${words})`);
  if (linked >= 0) return linked + 2;
  if (line.startsWith(words)) return 0;
  for (let at = line.lastIndexOf(words); at >= 0; at = at === 0 ? -1 : line.lastIndexOf(words, at - 1))
    if (isWhole(words, line, at)) return at;
  return line.lastIndexOf(words);
}

function isWhole(words: string, line: string, at: number): boolean {
  const begins = /^\w/.test(words) && /[\w-]/.test(line.charAt(at - 1));
  const goesOn = /\w$/.test(words) && /[\w/}-]/.test(line.charAt(at + words.length));
  return !begins && !goesOn;
}
