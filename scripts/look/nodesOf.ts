import type { HTMLElement } from 'node-html-parser';

/** The part of a structured-data node that tests use. */
export interface DataNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The nodes of a page's structured data. Throws if it cannot be parsed. */
export function nodesOf(page: HTMLElement): DataNode[] {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => JSON.parse(rawText)['@graph']);
}
