import { describe, expect, test } from 'vitest';
import { googleTable, unmet } from '../../scripts/look/googleTable';
import { missingFields, nodesOf, within } from '../../scripts/look/structuredDataFaults';
import { vocabularyFaults } from '../../scripts/look/vocabularyFaults';
import { readPage } from '../built/readPage';
import { hiddenFacts, visibleWords } from '../built/visibleFacts';
import { pages } from './pages';

const addresses = [...pages.map(({ address }) => address), '/404'];

describe.each(addresses)('%s', (address) => {
  const page = readPage(address);
  const nodes = nodesOf(page);

  test('has one graph, in words that schema.org has, whose references lead to something', () => {
    expect(page.querySelectorAll('script[type="application/ld+json"]')).toHaveLength(1);
    expect(vocabularyFaults(nodes)).toEqual([]);
  });

  test('gives each thing an @id of its own on this site', () => {
    const ids = nodes.map((node) => String(node['@id']));
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^https:\/\/www\.maplerow\.example\/\S*#\S+$/);
  });

  test('has what Google requires of each type', () => {
    expect(missingFields(nodes)).toEqual([]);
  });

  test('says nothing in its graph that cannot be read on the page', () => {
    expect(hiddenFacts(nodes, visibleWords(page))).toEqual([]);
  });
});

test.each([
  ['/', 'GeneralContractor'],
  ['/', 'AggregateRating'],
  ['/', 'Review'],
  ['/', 'WebSite'],
  ['/contact', 'FAQPage'],
  ['/blog/roi-guide', 'BlogPosting'],
  ['/blog/roi-guide', 'BreadcrumbList'],
])('%s has what Google recommends of %s', (address, type) => {
  const found = [...within(nodesOf(readPage(address)))].filter((node) => node['@type'] === type);
  expect(found.length).toBeGreaterThan(0);
  for (const node of found) expect(unmet(node, googleTable[type]?.recommended ?? [])).toEqual([]);
});

describe('the checks themselves', () => {
  const business = { '@type': 'GeneralContractor', '@id': 'https://a.example/#b' };

  test.each([
    [{ ...business, '@type': 'Contracter' }, 'there is no type'],
    [{ ...business, wordCount: 3 }, 'has no wordCount'],
    [{ ...business, foundingDate: 'long ago' }, 'none of Date'],
    [{ ...business, address: { '@type': 'Person' } }, 'Person is none of'],
    [{ ...business, parentOrganization: { '@id': 'https://a.example/#nobody' } }, 'nothing on the page has'],
    [
      {
        ...business,
        openingHoursSpecification: { '@type': 'OpeningHoursSpecification', dayOfWeek: 'Sonday' },
      },
      'none of DayOfWeek',
    ],
  ])('%j is refused: %s', (node, why) => {
    expect(vocabularyFaults([node]).join()).toContain(why);
  });

  test.each([
    [{ priceRange: '$$$$' }],
    [{ aggregateRating: { ratingValue: '4.9' } }],
    [{ aggregateRating: { reviewCount: 51 } }],
    [{ telephone: '+18565550143' }],
    [{ opens: '07:00' }],
    [{ datePublished: '2024-03-16' }],
    [{ author: { name: 'Nobody Here' } }],
    [{ paymentAccepted: 'Cash, Card' }],
  ])('%j is missed on a page that says otherwise', (fact) => {
    const words = visibleWords(readPage('/'));
    expect(hiddenFacts(fact, words)).toHaveLength(1);
  });
});
