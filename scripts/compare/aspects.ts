import type { HTMLElement } from 'node-html-parser';
import { dataNodesOf } from '../look/pageFaults';
import { linesOf, wordsOf } from '../look/pageText';

export const ASPECTS = ['metadata', 'text', 'headings', 'links', 'structured data'] as const;

/** What visitors, search engines and social networks get from a page, as lines to compare. */
export function aspectsOf(page: HTMLElement): Record<(typeof ASPECTS)[number], string[]> {
  const all = (selector: string) => page.querySelectorAll(selector);
  return {
    metadata: metadataOf(page),
    text: [
      ...all('body').flatMap(linesOf),
      ...SPOKEN.flatMap((name) => all(`body [${name}]`).map((each) => each.getAttribute(name) ?? '')),
    ].filter(Boolean),
    headings: all('h1, h2, h3, h4, h5, h6').map((each) => `${each.tagName} ${labelOf(each)}`),
    links: [
      ...all('a[href]').map((each) => `${labelOf(each)} -> ${each.getAttribute('href')}`),
      ...all('form[action]').map((each) => `the form -> ${each.getAttribute('action')}`),
    ],
    'structured data': dataNodesOf(page).flatMap((node) => [...leaves(node, node['@type'])]),
  };
}

/** Attributes with text that is shown or read aloud. */
const SPOKEN = ['alt', 'aria-label', 'placeholder', 'title'];

const labelOf = (element: HTMLElement) => wordsOf(element) || element.getAttribute('aria-label');

function metadataOf(page: HTMLElement): string[] {
  const head = page.querySelectorAll('head meta[content], head link[href]').flatMap((each) => {
    const { rel, href = '', name, property, content } = each.attributes;
    const key = rel ?? name ?? property;
    return key === undefined || href.startsWith('/assets/') ? [] : `${key}: ${content ?? href}`;
  });
  const language = page.querySelector('html')?.getAttribute('lang');
  return [`language: ${language}`, `title: ${page.querySelector('title')?.text}`, ...head];
}

/** `BlogPosting.author.name: Ann` for every value of a graph. */
function* leaves(value: unknown, path: string): Generator<string> {
  if (typeof value !== 'object' || value === null) yield `${path}: ${value}`;
  else
    for (const [key, inner] of Object.entries(value))
      yield* leaves(inner, Array.isArray(value) ? path : `${path}.${key}`);
}
