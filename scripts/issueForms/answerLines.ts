import { isNone } from '../../pipeline/kinds/words';

export const joinLines = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

const BULLET = /^\s*(?:(?:[-–—*•·▪●◦✓✔✅☑]\uFE0F?|\d{1,2}[.)])\s+)?/u;

/** The lines of an answer that is a list, without numbers, hyphens and bullets. */
export const listLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');

/** A comma or semicolon between items, but not the comma in `1,200`. */
const SEPARATOR = /[,;](?:\s+|(?!\d|$))/g;

/** Parses a list of short texts, one per line or all on one line with commas, semicolons, slashes or `#`. Drops a heading above it. */
export function listItems(text: string): string[] {
  const lines = listLines(text.replace(/^[\p{L} ]+:[^\S\n]*\n/u, '')).map((line) =>
    line.replace(/[,;]$/, ''),
  );
  const [only = ''] = lines;
  if (lines.length !== 1) return lines;
  return /^#\S+(?:\s+#\S+)*$/.test(only)
    ? only.slice(1).split(/\s*#/)
    : listLines(only.replace(only.search(SEPARATOR) < 0 ? /\s\/\s/g : SEPARATOR, '\n')).map((item) =>
        item.replace(/^(?:and|&)\s+/i, ''),
      );
}

/** The captions of `amount` photos, typed one per line or all on one line. */
export function captionLines(text: string | undefined, amount: number): string[] {
  return captionsIn(inOrder(text?.replaceAll('**', '')), amount).map((line, index) =>
    line
      .replace(PHOTO, '')
      .replace(/^(\d{1,2})\s?[-–—:]\s+/, (all, number) => (Number(number) === index + 1 ? '' : all))
      .replace(/^(?:"([^"]+)"|“([^“”]+)”)$/, '$1$2'),
  );
}

/** Sorts lines that are numbered from 1. */
function inOrder(text = ''): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const numberOf = (line: string) => Number(/^\W*(\d{1,2})\s?[-–—.:)]\s/.exec(line)?.[1]);
  const isNumbered = lines.every((_line, index) => lines.some((line) => numberOf(line) === index + 1));
  return isNumbered ? lines.toSorted((a, b) => numberOf(a) - numberOf(b)).join('\n') : text;
}

/** `Photo 1:` or `kitchen.jpg -` before a caption. */
const PHOTO = /^(?:(?:pic(?:ture)?|photo|image) #?\d{1,2}\b|\S+\.(?:jpe?g|png|heic))\s*[-–—.:)]?\s+/i;

function captionsIn(text: string | undefined, amount: number): string[] {
  // “#1 island” alone may be a whole caption, so number signs are dropped only if they count the lines.
  const typed = listLines(text);
  const isCounted = typed.length > 1 && typed.every((line, index) => line.startsWith(`#${index + 1} `));
  const lines = isCounted ? typed.map((line) => line.replace(/^#\d+ /, '')) : typed;
  if (lines.length !== 1 || amount < 2 || /^(?:both|all|each)\b/i.test(typed.join(''))) return lines;
  const numbered = listLines(text?.replace(/\s+(?=\d{1,2}[.)]\s)/g, '\n'));
  const [line = ''] = lines;
  const betweenCommas = line.split(/\s*,\s+/);
  // “Before, after, and a detail” is one caption.
  const areCaptions = betweenCommas.every(
    (part) => /\s/.test(part.trim()) && !/^(?:and|then)\b/i.test(part.trim()),
  );
  const parts = [numbered, line.split(/\s*;\s+/), ...(areCaptions ? [betweenCommas] : [])];
  return parts.find(({ length }) => length === amount) ?? lines;
}

/** The first line of one of several jobs or reviews: `Job 2:`, `Sam T: They fixed it`, `— Sam T.`. */
const BEGINNINGS = {
  any: /^(?:review|job|project)\s*#?\d|^(?:first|second|third|1st|2nd|3rd|another|next|other) (?:review|job|project|one)\b/i,
  ofPeople:
    /^\p{Lu}\p{Ll}+ \p{Lu}\p{L}*\.?:\s+\S|^\d[.)]\s+(?:[\p{Lu}&][\p{L}.]*\s+){1,3}\p{Lu}[\p{L}.]*\s*[-–—,:]|[-–—~]\s*\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*)?$/u,
};

const SECOND = /^(?:second|2nd|another|next|other) (?:review|job|project|one)\s*:/i;

/** The line where a second job or review begins, if an answer has several. A line of hyphens separates reviews too. */
export function secondIn(text: string, kind: keyof typeof BEGINNINGS): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const second = lines.find((line) => SECOND.test(line.trim()));
  const afterRule = lines.find((_line, index) => index > 1 && /^[-*_=]{3,}$/.test(lines[index - 1] ?? ''));
  const each = [BEGINNINGS.any, BEGINNINGS[kind]].map((begins) =>
    lines.filter((line) => begins.test(line.trim())),
  );
  return (
    second ?? each.find(({ length }) => length > 1)?.[1] ?? (kind === 'ofPeople' ? afterRule : undefined)
  );
}

const ANY = /^(?:asap|right away|immediately|any(?:where|time)?|when?ever|wherever)$/i;

/** Whether an answer says “none” or “any”. */
export const isNoAnswer = (text: string): boolean => isNone(text) || ANY.test(text.trim());

/** The problem of an answer such as “see above”. */
export const nothingSaid = (text: string, { required }: { required: boolean }): string =>
  `“${text}” says nothing to a visitor. Write what they are to read${required ? '' : ', or leave this empty'}.`;

/** Whether an answer keeps what the question was prefilled with. */
export const saysUnchanged = (text: string): boolean =>
  /^(?:no changes?|unchanged|(?:the )?same(?: as (?:now|before|always))?|as(?: it)? is)[.!]*$/i.test(text);
