import { findClosingFence, isFence } from '../../source/readSource';

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

/** Whether a line looks like a divider: `-----`, `--- hero ---`. */
const looksLikeDivider = (line: string): boolean =>
  /^(?:[-=_*~]{4,}|[-=_*~]{3,} .*[-=_*~]{3,})$/.test(line.trimEnd());
