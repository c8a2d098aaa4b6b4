import type { HTMLElement } from 'node-html-parser';

/** The part of a structured-data node that tests use. */
export interface DataNode {
  '@type': string;
  '@id'?: string;
  [property: string]: unknown;
}

/** The nodes of a page's structured data. Throws if it cannot be parsed. */
export function dataNodesOf(page: HTMLElement): DataNode[] {
  return page
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap(({ rawText }) => JSON.parse(rawText)['@graph']);
}

/** What is wrong in the structured data of a page: its JSON, and ids that are there twice. */
export function structuredDataFaults(page: HTMLElement): string[] {
  let nodes: DataNode[];
  try {
    nodes = dataNodesOf(page);
  } catch (error) {
    return [`it cannot be read (${(error as Error).message})`];
  }
  const ids = nodes.map((node) => node['@id']);
  const twice = ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index);
  return twice.map((id) => `two things have the @id ${id}`);
}
