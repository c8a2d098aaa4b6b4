import { describe, expect, test } from 'vitest';
import { dataNodesOf } from '../../scripts/look/pageFaults';
import { readPage } from '../built/readPage';
import { hiddenFacts, visibleWords } from '../built/visibleFacts';
import { pages } from './pages';

const addresses = [...pages.map(({ address }) => address), '/404'];

describe.each(addresses)('%s', (address) => {
  const page = readPage(address);
  const nodes = dataNodesOf(page);

  test('has one graph, whose references lead to something', () => {
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    const ids = nodes.map((node) => node['@id']);
    for (const id of referencesIn(nodes)) expect(ids).toContain(id);
  });

  test('gives each thing an @id on this site', () => {
    for (const node of nodes) expect(node['@id']).toMatch(/^https:\/\/www\.maplerow\.example\/\S*#\S+$/);
  });

  test('says nothing in its graph that cannot be read on the page', () => {
    expect(hiddenFacts(nodes, visibleWords(page))).toEqual([]);
  });
});

/** The ids that things name without saying more of them. */
function referencesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('@id' in value && !('@type' in value)) return [value['@id']];
  return Object.values(value).flatMap(referencesIn);
}

test.each([
  [{ aggregateRating: { reviewCount: 51 } }],
  [{ telephone: '+18565550143' }],
  [{ author: { name: 'Nobody Here' } }],
])('%j is missed on a page that says otherwise', (fact) => {
  const words = visibleWords(readPage('/'));
  expect(hiddenFacts(fact, words)).toHaveLength(1);
});
