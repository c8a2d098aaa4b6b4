import { findClosingFence, isFence } from '../../source/readSource';

/** Hyphens, and the characters that phones and Word make of them. */
const LIKE_HYPHENS = /^(?:[-–—−‐‑_=*~]{2,}|(?:[-–—_*] ){1,2}[-–—_*]|[–—])$/;
/** The beginning of a line with a field. */
export const BEGINS_FIELD = /^[\w“"][\w” -]*"?\s*:(\s|$)/;
const INVISIBLE = /[\u200b\ufeff]/g;

/** Whether a line is like `---`, and not quite. */
export const isLike = (line: string) =>
  /^[ \u00a0\u200b\ufeff]?\S/.test(line) &&
  LIKE_HYPHENS.test(line.replace(INVISIBLE, '').trim()) &&
  !isFence(line);

/** The index of the line that ends the front matter, or should end it; or -1. */
export function closingFence(lines: readonly string[]): number {
  const isEnd = (line: string) => isFence(line) || isLike(line) || line.startsWith('---');
  return lines.findIndex((line, index) => index > 0 && isEnd(line) && !isDivider(lines, index));
}

/** Whether a line separates fields from others, and the end of the fields is further down. */
export function isDivider(lines: readonly string[], index: number): boolean {
  if (!isDividing(lines[index] ?? '')) return false;
  const below = lines.slice(index + 1, findClosingFence(lines));
  const isOfFields = (line: string) =>
    /^(?:\s|# |- |$)/.test(line) || BEGINS_FIELD.test(line) || isDividing(line);
  return below.some((line) => BEGINS_FIELD.test(line.trimStart())) && below.every(isOfFields);
}

/** Whether a line separates others: `-----`, `--- hero ---`. */
const isDividing = (line: string): boolean =>
  /^(?:[-=_*~]{4,}|[-=_*~]{3,} .*[-=_*~]{3,})$/.test(line.trimEnd());
