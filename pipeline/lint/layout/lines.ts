import { findClosingFence, isFence } from '../../source/readSource';

// Questions about the lines of a front matter, which the rules on layout ask. `front` is what `frontLines` returns.

/** The lines of the front matter, with an empty one for the opening fence, so that indexes are those of the file. */
export const frontLines = (lines: readonly string[]): string[] => [
  '',
  ...lines.slice(1, Math.max(1, findClosingFence(lines))),
];

/** The width of the white space before a line; -1 for an empty line, which is so further left than any other. */
export const indentOf = (line = '') => line.search(/\S/);
/** Whether a line is a name without a value on the same line. */
export const opensGroup = (line = '') => /:\s*$/.test(line);
export const isListItem = (line = '') => /^\s*- /.test(line);

/** The name of a picture at the start of a line of `descriptions.md`. For regular expressions with the flag `i`. */
export const PICTURE_NAME = String.raw`\w[\w .()-]*\.(?:jpe?g|png|webp|avif)`;
/** The name of a field, a section or a picture at the start of a line. For regular expressions with the flag `i`. */
export const LINE_NAME = String.raw`(?:\w[\w -]*|${PICTURE_NAME})`;

/** The column, from 0, of the first word after any hyphens. */
export function fieldIndent(line = ''): number {
  return /^\s*(?:- +)*/.exec(line)?.[0].length ?? 0;
}

/** The index of the next line above (`-1`) or below (`1`) that is not empty; or -1. */
export function nextFilledLine(front: readonly string[], from: number, step: 1 | -1): number {
  for (let index = from + step; index >= 0 && index < front.length; index += step)
    if (front[index]?.trim()) return index;
  return -1;
}

/** Whether the line above has an unexpected indentation, and this line does not. */
export function isMisindentedAbove(front: readonly string[], at: number): boolean {
  const above = nextFilledLine(front, at, -1);
  const before = front[nextFilledLine(front, above, -1)];
  const expected = opensGroup(before) ? fieldIndent(before) + 2 : Math.max(0, indentOf(before));
  return indentOf(front[at]) === expected && indentOf(front[above]) !== expected;
}

/** The indexes of a line and its neighbors, the likeliest to be wrong first. */
export function lineAndNeighbors(front: readonly string[], at: number): number[] {
  const lines = [at, nextFilledLine(front, at, 1), nextFilledLine(front, at, -1)];
  return (isMisindentedAbove(front, at) ? lines.reverse() : lines).filter((index) => index >= 0);
}

/** The index of the last line that belongs to a field or an item: indented further, an item of its list, or its closing bracket. */
export function endOfBlock(front: readonly string[], index: number): number {
  const indent = indentOf(front[index]);
  const isOwn = (line: string) =>
    line.trim() === '' ||
    indentOf(line) > indent ||
    (/^\s*[\]}],?$/.test(line) && /[[{]$/.test(front[index] ?? '')) ||
    (isListItem(line) && indentOf(line) === indent && opensGroup(front[index]));
  const after = front.findIndex((line, at) => at > index && !isOwn(line));
  return nextFilledLine(front, after < 0 ? front.length : after, -1);
}

/** The index of the parent of a line that begins at the column `level`; or -1. */
export function parentOf(front: readonly string[], index: number, level: number): number {
  return front.findLastIndex((line, at) => at < index && line.trim() !== '' && indentOf(line) < level);
}

/** The columns of the first two hyphens of a line and of its first word. Only a hostile file has more hyphens. */
const columnsOf = (line: string): number[] => [
  fieldIndent(line),
  ...(/^\s*- - /.test(line) ? [indentOf(line) + 2] : []),
  indentOf(line),
];

/** The columns at which a line may begin, the nearest first. */
export function possibleLevels(front: readonly string[], index: number): number[] {
  const above = front[nextFilledLine(front, index, -1)];
  const levels = new Set<number>();
  if (above === undefined) levels.add(0);
  else if (opensGroup(above)) levels.add(fieldIndent(above) + 2);
  let lowest = Number.POSITIVE_INFINITY;
  for (let at = nextFilledLine(front, index, -1); at >= 0 && lowest > 0; at = nextFilledLine(front, at, -1)) {
    const line = front[at] ?? '';
    for (const level of columnsOf(line)) if (level < lowest) levels.add(level);
    lowest = Math.min(lowest, indentOf(line));
  }
  const indent = indentOf(front[index]);
  return [...levels].sort((a, b) => Math.abs(a - indent) - Math.abs(b - indent) || b - a);
}

const IS_FIELD = new RegExp(String.raw`^\s*(?:- +)*["']?${LINE_NAME}["']?\s*:(?:\s|$)`, 'i');

/** Whether a line is neither a field nor an item, so it can only continue the text above. */
export function continuesText(line = ''): boolean {
  return !IS_FIELD.test(line) && !isListItem(line);
}

/** Hyphens, and the characters into which phones and Word turn them. */
const LIKE_HYPHENS = /^(?:[-–—−‐‑_=*~]{2,}|(?:[-–—_*] ){1,2}[-–—_*]|[–—])$/;
/** The start of a field that is not indented, whose name may be in straight or curly quotes. */
export const BEGINS_FIELD = /^[\w“"][\w” -]*"?\s*:(\s|$)/;
const INVISIBLE = /[\u200b\ufeff]/g;

/** Whether a line looks like `---` but is not a fence. Before it may be one space, or an invisible character. */
export const looksLikeFence = (line: string) =>
  /^[ \u00a0\u200b\ufeff]?\S/.test(line) &&
  LIKE_HYPHENS.test(line.replace(INVISIBLE, '').trim()) &&
  !isFence(line);

/** The index of the closing fence, or of a line that looks like one; or -1. */
export function likelyClosingFence(lines: readonly string[]): number {
  const isEnd = (line: string) => isFence(line) || looksLikeFence(line) || line.startsWith('---');
  return lines.findIndex((line, index) => index > 0 && isEnd(line) && !isDivider(lines, index));
}

/** Whether a line is a decorative divider inside the front matter, and not the closing fence. */
export function isDivider(lines: readonly string[], index: number): boolean {
  if (!looksLikeDivider(lines[index] ?? '')) return false;
  const below = lines.slice(index + 1, findClosingFence(lines));
  const isOfFields = (line: string) =>
    /^(?:\s|# |- |$)/.test(line) || BEGINS_FIELD.test(line) || looksLikeDivider(line);
  return below.some((line) => BEGINS_FIELD.test(line.trimStart())) && below.every(isOfFields);
}

/** Whether a line looks like a divider: `-----`, `--- hero`. */
const looksLikeDivider = (line: string): boolean => /^(?:[-=_*~]{4,}|[-=_*~]{3,} .*)$/.test(line.trimEnd());
