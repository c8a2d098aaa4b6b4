import { type HTMLElement, parse } from 'node-html-parser';
import { dataNodesOf } from '../look/pageFaults';

/** What is compared of a page. */
export const ASPECTS = ['metadata', 'text', 'headings', 'links', 'pictures', 'structured data'] as const;

/** What visitors, search engines and social networks get from a page's HTML: for each aspect, its lines. */
export function readPage(html: string): Record<(typeof ASPECTS)[number], string[]> {
  const page = parseVisible(html);
  const select = (selector: string) => page.querySelectorAll(selector);
  return {
    metadata: metadataOf(page),
    text: [
      ...select('body').flatMap(linesOf),
      ...TEXT_ATTRIBUTES.flatMap((name) =>
        select(`body [${name}]`).map((each) => each.getAttribute(name) ?? ''),
      ),
    ].filter(Boolean),
    headings: select('h1, h2, h3, h4, h5, h6').map((each) => `${each.tagName} ${labelOf(each)}`),
    links: [
      ...select('a[href]').map((each) => `${labelOf(each)} -> ${each.getAttribute('href')}`),
      ...select('form[action]').map((each) => `the form -> ${each.getAttribute('action')}`),
    ],
    pictures: select('img[src]').flatMap(
      (each) => VARIANT_ADDRESS.exec(each.getAttribute('src') ?? '')?.[1] ?? [],
    ),
    'structured data': dataNodesOf(page).flatMap((node) => [...listValues(node, node['@type'])]),
  };
}

/** The HTML of a page without invisible parts and without names of scripts, which change with all code. */
export function markupOf(html: string): string {
  const page = parseVisible(html);
  const invisible = 'script[src], script[type="application/ld+json"], head meta, head link, title';
  for (const each of page.querySelectorAll(invisible)) each.remove();
  return page.toString();
}

/** Attributes with text that is shown or read by screen readers. */
const TEXT_ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title'];

/** The address of a picture variant: file name, hash and width. */
const VARIANT_ADDRESS = /^\/media\/(.+)-[0-9a-f]{10}-\d+\.\w+$/;

/** Parses a page and removes what no visitor sees: copies (`inert`), and what scripts load (`data-next-pages`) or move (`data-origin`). */
function parseVisible(html: string): HTMLElement {
  const page = parse(html, { comment: true });
  for (const hidden of page.querySelectorAll('[inert], template[data-next-pages], template[data-origin]'))
    hidden.remove();
  return page;
}

/** The name of a link or heading, also of one without text. */
const labelOf = (element: HTMLElement) => textOf(element) || element.getAttribute('aria-label');

function metadataOf(page: HTMLElement): string[] {
  const head = page.querySelectorAll('head meta[content], head link[href]').flatMap((each) => {
    const { rel, href = '', name, property, content } = each.attributes;
    const key = rel ?? name ?? property;
    return key === undefined || href.startsWith('/assets/') ? [] : `${key}: ${content ?? href}`;
  });
  const language = page.querySelector('html')?.getAttribute('lang');
  return [`language: ${language}`, `title: ${page.querySelector('title')?.text}`, ...head];
}

/** Yields a line such as `BlogPosting.author.name: Ann` for every value of structured data. */
function* listValues(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) yield `${path}: ${value}`;
  else
    for (const [key, inner] of Object.entries(value))
      yield* listValues(inner, Array.isArray(value) ? path : `${path}.${key}`);
}

/** Tags that do not interrupt a line of text. */
const INLINE = /<\/?(a|b|br|code|em|i|small|span|strong|time|wbr)(\s[^>]*)?>/gi;

/** The text of an element, one line per block. Adjacent links are separate lines, which the parser’s `structuredText` joins. */
export function linesOf(element: HTMLElement): string[] {
  const copy = parse(element.toString());
  for (const hidden of copy.querySelectorAll('script, style, svg')) hidden.remove();
  const withLineBreaks = copy
    .toString()
    .replace(/\s+/g, ' ')
    .replace(/<br[^>]*>/gi, ' ')
    .replace(/<\/a>(?=<a[\s>])/gi, '\n')
    .replace(INLINE, '')
    .replace(/<[^>]+>/g, '\n');
  return parse(withLineBreaks)
    .text.split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
}

/** The text of an element on one line. */
export function textOf(element: HTMLElement): string {
  return linesOf(element).join(' ');
}
