import { streetIn } from '../../pipeline/fields/postalAddress';

/** Several lines as one. */
export const joinLines = (text: string): string => text.trim().replace(/\s*\n\s*/g, ' ');

/** The lines of an answer that is a list; numbers, hyphens and bullets in front are not needed. */
export const listLines = (text = ''): string[] =>
  text
    .split('\n')
    .map((line) => line.replace(/^\s*(?:(?:[-–—*•·]|\d{1,2}[.)])\s+)?/, '').trim())
    .filter((line) => line !== '');

/** The items of a list of short texts: one per line, or all on one line with commas between them. */
export function listItems(text: string): string[] {
  const lines = listLines(text);
  return lines.length === 1 ? listLines(lines.join('').replace(/,\s+/g, '\n')) : lines;
}

const NOTHING = /^\W*(?:(?:the )?same(?: (?:as|here|thing)\b.*)?|(?:see|as) above|ditto|idem|tbd|to do)\W*$/i;
const FILE_NAME = /^(?:\S+\.(?:jpe?g|png|heic|heif|webp|gif)|(?:IMG|DSC|DSCN|PXL)[_-]?\d+)$/i;

/** A text that stands for another one, which no visitor has before them. */
export const saysNothing = (text: string): boolean => NOTHING.test(text.trim());

/** What is wrong with the line about a photograph. */
export function captionFault(line: string): string | undefined {
  if (saysNothing(line) || FILE_NAME.test(line))
    return `“${line}” says nothing to a visitor. Write what this photograph shows.`;
  return streetIn(line)
    ? `“${line}” tells where your customer lives, and becomes public. Leave out the street.`
    : undefined;
}
