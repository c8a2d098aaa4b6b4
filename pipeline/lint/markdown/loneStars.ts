/** How far from a pair of stars its other half is looked for, in lines. */
const FAR = 200;
const BEGINS = /(?:^|[\s(“"])\*\*(?=\S)/;
const ENDS = /\S\*\*(?=[\s.,;:!?)”"]|$)/;
const NOTE = /^\s*\*\*/;

/**
 * What one pair of stars alone on its line is: the sign of a foot note, or of words that were meant to be bold over more than
 * one paragraph, the beginning or the end.
 */
export function loneStars(lines: readonly string[], at: number): 'note' | 'beginning' | 'end' | undefined {
  const line = lines[at] ?? '';
  if (!isLone(line)) return undefined;
  const before = lines.slice(Math.max(0, at - FAR), at).filter(isLone);
  const after = lines.slice(at + 1, at + FAR).filter(isLone);
  if (ENDS.test(line)) {
    if (after.some((each) => NOTE.test(each))) return 'note';
    return before.some((each) => BEGINS.test(each)) ? 'end' : undefined;
  }
  if (!BEGINS.test(line)) return undefined;
  if (NOTE.test(line) && before.some((each) => ENDS.test(each))) return 'note';
  return after.some((each) => ENDS.test(each)) ? 'beginning' : undefined;
}

function isLone(line: string): boolean {
  const at = line.indexOf('**');
  return at >= 0 && line.indexOf('**', at + 2) < 0;
}
