import type { HTMLElement } from 'node-html-parser';

/** A node of structured data, as far as tests look into it. */
export interface DataNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The nodes of a page's structured data; throws where it cannot be parsed. */
export function nodesOf(page: HTMLElement): DataNode[] {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => JSON.parse(rawText)['@graph']);
}
