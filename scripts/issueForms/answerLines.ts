import { isNone } from '../../pipeline/kinds/words';

export const joinLines = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

const BULLET = /^\s*(?:(?:[-–—*•·▪●◦✓✔✅☑]\uFE0F?|\d{1,2}[.)])\s+)?/u;

/** The lines of an answer that is a list; numbers, hyphens and bullets in front are not needed. */
export const listLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(BULLET, '').trim())
    .filter((line) => line !== '');

/** What stands between items on one line; a comma between digits belongs to a number. */
const BETWEEN = /[,;](?:\s+|(?!\d|$))/g;

/** The items of a list of short texts, without its heading: one per line, or all on one line with commas, semicolons, slashes or # between them. */
export function listItems(text: string): string[] {
  const lines = listLines(text.replace(/^[\p{L} ]+:[^\S\n]*\n/u, '')).map((line) =>
    line.replace(/[,;]$/, ''),
  );
  const [only = ''] = lines;
  if (lines.length !== 1) return lines;
  return /^#\S+(?:\s+#\S+)*$/.test(only)
    ? only.slice(1).split(/\s*#/)
    : listLines(only.replace(only.search(BETWEEN) < 0 ? /\s\/\s/g : BETWEEN, '\n')).map((item) =>
        item.replace(/^(?:and|&)\s+/i, ''),
      );
}

/** Lines about a number of photos, which may be all on one line. */
export function captionLines(text: string | undefined, amount: number): string[] {
  return captionsIn(inOrder(text?.replaceAll('**', '')), amount).map((line, index) =>
    line
      .replace(PHOTO, '')
      .replace(/^(\d{1,2})\s?[-–—:]\s+/, (all, number) => (Number(number) === index + 1 ? '' : all))
      .replace(/^(?:"([^"]+)"|“([^“”]+)”)$/, '$1$2'),
  );
}

/** Lines that are numbered from 1, in the order of their numbers. */
function inOrder(text = ''): string {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const numberOf = (line: string) => Number(/^\W*(\d{1,2})\s?[-–—.:)]\s/.exec(line)?.[1]);
  const isNumbered = lines.every((_line, index) => lines.some((line) => numberOf(line) === index + 1));
  return isNumbered ? lines.toSorted((a, b) => numberOf(a) - numberOf(b)).join('\n') : text;
}

/** The number or the file of a photo, in front of what it shows. */
const PHOTO = /^(?:(?:pic(?:ture)?|photo|image) #?\d{1,2}\b|\S+\.(?:jpe?g|png|heic))\s*[-–—.:)]?\s+/i;

function captionsIn(text: string | undefined, amount: number): string[] {
  // “#1 island” alone may be what a photo shows.
  const typed = listLines(text);
  const isCounted = typed.length > 1 && typed.every((line, index) => line.startsWith(`#${index + 1} `));
  const lines = isCounted ? typed.map((line) => line.replace(/^#\d+ /, '')) : typed;
  if (lines.length !== 1 || amount < 2 || /^(?:both|all|each)\b/i.test(typed.join(''))) return lines;
  const numbered = listLines(text?.replace(/\s+(?=\d{1,2}[.)]\s)/g, '\n'));
  const parts = [numbered, ...[/\s*;\s+/, /\s*,\s+/].map((between) => lines.join('').split(between))];
  return parts.find((each) => each.length === amount) ?? lines;
}

/** A line with which one of several begins: `Job 2:`, `Sam T: They fixed it`, `— Sam T.`; or what follows a line of hyphens. */
const BEGINNINGS = {
  any: /^(?:review|job|project)\s*#?\d|^(?:first|second|third|1st|2nd|3rd|another|next|other) (?:review|job|project|one)\b/i,
  ofPeople: /^\p{Lu}\p{Ll}+ \p{Lu}[\p{Ll}]*\.?:\s+\S|[-–—~]\s*\p{Lu}\p{Ll}+(?: \p{Lu}[\p{Ll}.]*)?$/u,
};

const SECOND = /^(?:second|2nd|another|next|other) (?:review|job|project|one)\s*:/i;

/** The line at which the second of several jobs, or of several customers’ reviews, begins. */
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

/** Whether an answer says that there is none. */
export const isNoAnswer = (text: string): boolean => isNone(text) || ANY.test(text.trim());

export const nothingSaid = (text: string): string =>
  `“${text}” says nothing to a visitor. Write it out here.`;
