export const indentOf = (line = '') => line.search(/\S/);
export const isGroup = (line = '') => /:\s*$/.test(line);
export const isEntry = (line = '') => /^\s*- /.test(line);

/** The name of a picture as a line of `descriptions.md` begins with it, as a part of an expression that ignores capitals. */
export const PICTURE_NAME = String.raw`\w[\w .()-]*\.(?:jpe?g|png|webp|avif)`;

/** The column of the first word after hyphens, from 0. */
export function fieldIndent(line = ''): number {
  return /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
}

const BEGINS_TEXT = /[:-] +[|>][+-]?\d?\s*$/;

/** The indexes of the lines that are no part of a text of several lines. */
export function layoutLines(front: readonly string[]): number[] {
  let block = Number.POSITIVE_INFINITY;
  return [...front.entries()].flatMap(([index, line]) => {
    const indent = indentOf(line);
    if (block < Number.POSITIVE_INFINITY && (indent > block || indent < 0)) return [];
    block = BEGINS_TEXT.test(line) ? indent : Number.POSITIVE_INFINITY;
    return [index];
  });
}

/** The index of the next line that is not empty, up or down; or -1. */
export function filled(front: readonly string[], from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < front.length; index += step)
    if (front[index]?.trim()) return index;
  return -1;
}

/** A line and its neighbors, the likeliest to be wrong first. */
export function near(front: readonly string[], at: number): number[] {
  return [at, filled(front, at, 1), filled(front, at, -1)].filter((index) => index >= 0);
}

/** The columns at which lines above this one begin that it could belong to. */
export function levelsAbove(front: readonly string[], index: number): number[] {
  const levels = new Set<number>();
  let least = Number.POSITIVE_INFINITY;
  for (let at = index - 1; at >= 0 && least > 0; at -= 1) {
    const line = front[at] ?? '';
    if (line.trim() === '') continue;
    const inside = fieldIndent(line);
    const own = indentOf(line);
    if (least === Number.POSITIVE_INFINITY && isGroup(line)) levels.add(inside + 2);
    if (inside < least) levels.add(inside);
    if (own < least) levels.add(own);
    least = Math.min(least, own);
  }
  return [...levels];
}

/** The possible columns of a line, the nearest first; empty if its neighbors confirm it. */
export function possibleLevels(front: readonly string[], index: number): number[] {
  const line = front[index] ?? '';
  const indent = indentOf(line);
  const below = indentOf(front[index + 1]);
  if (indent > fieldIndent(front[filled(front, index, -1)]) && below === indent && !isEntry(line)) return [];
  const most = isGroup(line) && below > 0 ? below : Number.POSITIVE_INFINITY;
  return levelsAbove(front, index)
    .filter((level) => level !== indent && level < most)
    .sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent));
}

const IS_FIELD = /^\s*(?:- +)*["']?\w[\w -]*["']?\s*:(\s|$)/;

/** Whether a line is neither a field nor an item, so that it can only continue the text above. */
export function continuesText(line = ''): boolean {
  return !IS_FIELD.test(line) && !isEntry(line);
}
