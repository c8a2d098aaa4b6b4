import { type HTMLElement, parse } from 'node-html-parser';

const INLINE = /<\/?(a|b|br|code|em|i|small|span|strong|time|wbr)(\s[^>]*)?>/gi;

/** The text of an element, with single spaces between words and blocks. */
export function wordsOf(element: HTMLElement): string {
  const copy = parse(element.toString());
  for (const hidden of copy.querySelectorAll('script, style, svg')) hidden.remove();
  const text = copy
    .toString()
    .replace(/<br[^>]*>/gi, ' ')
    .replace(INLINE, '')
    .replace(/<[^>]+>/g, ' ');
  return parse(text).text.replace(/\s+/g, ' ').trim();
}
