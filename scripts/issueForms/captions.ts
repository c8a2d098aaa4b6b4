import { listLines } from './listItems';

/** `Photo 1:` or `kitchen.jpg -` before a caption. */
const PHOTO = /^(?:(?:pic(?:ture)?|photo|image) #?\d{1,2}\b|\S+\.(?:jpe?g|png|heic))\s*[-–—.:)]?\s+/i;

/** The captions of `amount` photos, typed one per line or all on one line. */
export function captionLines(text: string, amount: number): string[] {
  const typed = inOrder(text.replaceAll('**', ''));
  const lines = withoutCount(listLines(typed));
  const isForAll = /^(?:both|all|each)\b/i.test(lines[0] ?? '');
  const captions = lines.length === 1 && amount > 1 && !isForAll ? splitLine(typed, amount) : lines;
  return captions.map((caption, index) =>
    caption
      .replace(PHOTO, '')
      .replace(/^(\d{1,2})\s?[-–—:]\s+/, (all, number) => (Number(number) === index + 1 ? '' : all))
      .replace(/^(?:"([^"]+)"|“([^“”]+)”)$/, '$1$2'),
  );
}

/** Sorts lines that are numbered from 1. */
function inOrder(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const numberOf = (line: string) => Number(/^\W*(\d{1,2})\s?[-–—.:)]\s/.exec(line)?.[1]);
  const isNumbered = lines.every((_line, index) => lines.some((line) => numberOf(line) === index + 1));
  return isNumbered ? lines.toSorted((a, b) => numberOf(a) - numberOf(b)).join('\n') : text;
}

/** Drops `#1`, `#2` … if they count the lines. “#1 island” alone may be a whole caption. */
function withoutCount(lines: string[]): string[] {
  const isCounted = lines.length > 1 && lines.every((line, index) => line.startsWith(`#${index + 1} `));
  return isCounted ? lines.map((line) => line.replace(/^#\d+ /, '')) : lines;
}

/** Splits one line at its numbers, semicolons or commas, if that gives as many captions as there are photos. */
function splitLine(text: string, amount: number): string[] {
  const line = listLines(text).join('');
  const numbered = listLines(text.replace(/\s+(?=\d{1,2}[.)]\s)/g, '\n'));
  const betweenCommas = line.split(/\s*,\s+/);
  // “Before, after, and a detail” is one caption.
  const areCaptions = betweenCommas.every(
    (part) => /\s/.test(part.trim()) && !/^(?:and|then)\b/i.test(part.trim()),
  );
  const splits = [numbered, line.split(/\s*;\s+/), ...(areCaptions ? [betweenCommas] : [])];
  return splits.find(({ length }) => length === amount) ?? [line];
}
