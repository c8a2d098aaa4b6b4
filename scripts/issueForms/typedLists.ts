import { numberNamed } from '../../pipeline/kinds/words';

const BULLET = /^\s*(?:(?:[-–—*•·▪●◦✓✔✅☑]\uFE0F?|\d{1,2}[.)])\s+)?/u;

export const joinLines = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

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

/** `Photo 1:` or `kitchen.jpg -` before a caption. */
const PHOTO = /^(?:(?:pic(?:ture)?|photo|image) #?\d{1,2}\b|\S+\.(?:jpe?g|png|heic))\s*[-–—.:)]?\s+/i;

/** `the first one is` before a caption. */
const ORDINAL = /^(?:the )?(\w+) (?:one|pic(?:ture)?|photo) (?:is|shows) /i;

/** The captions of `amount` photos, typed one per line or all on one line. */
export function listCaptions(text: string, amount: number): string[] {
  const typed = inOrder(text.replaceAll('**', ''));
  const lines = listLines(typed);
  const isForAll = /^(?:both|all|each)\b/i.test(lines[0] ?? '');
  const captions = lines.length === 1 && amount > 1 && !isForAll ? splitLine(typed, amount) : lines;
  return captions.map((caption, index) =>
    caption
      // “1 - The kitchen”; not “12 - foot island”.
      .replace(/^(\d{1,2})\s?[-–—:]\s+/, (all, number) => (Number(number) === index + 1 ? '' : all))
      .replace(PHOTO, '')
      .replace(ORDINAL, (all, name) =>
        (Number.parseInt(name, 10) || numberNamed(name)) === index + 1 ? '' : all,
      )
      .replace(/^(?:"([^"]+)"|“([^“”]+)”)$/, '$1$2'),
  );
}

/** `2)`, `2 -` or `#2` before a caption. */
const NUMBER = /^\W*(\d{1,2})(?:\s?[-–—.:)]|(?<=#\d+))\s+/;

/** Sorts lines that are numbered from 1, and drops the numbers. “#1 island” alone may be a whole caption. */
function inOrder(text: string): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const numbers = lines.map((line) => Number(NUMBER.exec(line)?.[1]));
  const sorted = lines.flatMap((_line, index) => lines[numbers.indexOf(index + 1)] ?? []);
  const isNumbered = lines.length > 1 && sorted.length === lines.length;
  return isNumbered ? sorted.map((line) => line.replace(NUMBER, '')).join('\n') : text;
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
