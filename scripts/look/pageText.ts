import { type HTMLElement, parse } from 'node-html-parser';

const INLINE = /<\/?(a|b|br|code|em|i|small|span|strong|time|wbr)(\s[^>]*)?>/gi;

/** The text of an element, with single spaces between words; a line for each block, and for each of several links without text between them. */
export function linesOf(element: HTMLElement): string[] {
  const copy = parse(element.toString());
  for (const hidden of copy.querySelectorAll('script, style, svg')) hidden.remove();
  const blocks = copy
    .toString()
    .replace(/\s+/g, ' ')
    .replace(/<br[^>]*>/gi, ' ')
    .replace(/<\/a>(?=<a[\s>])/gi, '\n')
    .replace(INLINE, '')
    .replace(/<[^>]+>/g, '\n');
  return parse(blocks)
    .text.split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The text of an element, with single spaces between words and blocks. */
export function wordsOf(element: HTMLElement): string {
  return linesOf(element).join(' ');
}
