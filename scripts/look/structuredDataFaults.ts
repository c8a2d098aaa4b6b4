import type { HTMLElement } from 'node-html-parser';
import { googleTable, unmet } from './googleTable';
import { vocabularyFaults } from './vocabularyFaults';

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

/** What is wrong in the structured data of a page: its JSON, schema.org's vocabulary, ids, and what Google requires. */
export function structuredDataFaults(page: HTMLElement): string[] {
  let nodes: DataNode[];
  try {
    nodes = nodesOf(page);
  } catch (error) {
    return [`it cannot be read (${(error as Error).message})`];
  }
  const ids = nodes.map((node) => node['@id']);
  const twice = ids.filter((id, index) => id !== undefined && ids.indexOf(id) !== index);
  return [
    ...vocabularyFaults(nodes),
    ...twice.map((id) => `two things have the @id ${id}`),
    ...missingFields(nodes),
  ];
}

/** What Google requires of each type, and a graph lacks. */
export function missingFields(nodes: readonly DataNode[]): string[] {
  return [...within(nodes)].flatMap((node) => {
    const requirements = googleTable[node['@type']];
    return requirements ? unmet(node, requirements.required).map((path) => `${node['@type']}.${path}`) : [];
  });
}

/** A node and all nodes inside it. */
export function* within(value: unknown): Generator<DataNode> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value) && '@type' in value) yield value as DataNode;
  for (const inner of Object.values(value)) yield* within(inner);
}
