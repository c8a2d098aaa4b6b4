import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { nodesOf } from '../../scripts/look/structuredDataFaults';
import { projectPaths } from '../../scripts/projectPaths';
import { readPage } from '../built/readPage';
import { hiddenFacts, visibleWords } from '../built/visibleFacts';
import { Workplace } from '../built/Workplace';

/** A fact in its file, its new value, and how the page and the graph show it. */
const changes = [
  [
    'business.md',
    'name: Maple Row Remodeling',
    'name: Larch Lane Builders',
    '/',
    'Larch Lane Builders',
    '"name":"Larch Lane Builders"',
  ],
  [
    'business.md',
    'phone: (856) 555-0142',
    'phone: (856) 555-0111',
    '/contact',
    '(856) 555-0111',
    '"telephone":"+18565550111"',
  ],
  ['business.md', 'closes: 5:30 PM', 'closes: 4:45 PM', '/contact', '8:00 AM-4:45 PM', '"closes":"16:45"'],
  ['business.md', 'value: 5.0', 'value: 4.8', '/', 'Rated 4.8', '"ratingValue":"4.8"'],
  [
    'business.md',
    'employees: 5-10',
    'employees: 7-12',
    '/contact',
    '7 to 12 people',
    '"minValue":7,"maxValue":12',
  ],
  [
    'business.md',
    'priceRange: $$-$$$',
    'priceRange: $$',
    '/contact',
    'price range is $$.',
    '"priceRange":"$$"',
  ],
  ['business.md', '  - Sewell', '  - Woodbury', '/', 'Glassboro and Woodbury', '"name":"Woodbury"'],
  ['business.md', 'founded: 2009', 'founded: 2011', '/', 'since 2011', '"foundingDate":"2011"'],
  [
    'areas/pitman-nj.md',
    'reviewCount: 127',
    'reviewCount: 131',
    '/areas/pitman-nj',
    'from 131 reviews',
    '"reviewCount":131',
  ],
  [
    'blog/roi-guide.md',
    /publishedAt: .*/,
    'publishedAt: 2024-02-11',
    '/blog/roi-guide',
    'February 11, 2024',
    '"datePublished":"2024-02-11"',
  ],
  [
    'pages/contact.md',
    'question: Do you offer free estimates?',
    'question: What does an estimate cost?',
    '/contact',
    'What does an estimate cost?',
    '"name":"What does an estimate cost?"',
  ],
  [
    'team/luis-ortega.md',
    'name: Luis Ortega',
    'name: Ana Ortega',
    '/meet-the-team',
    'Ana Ortega',
    '"name":"Ana Ortega"',
  ],
  ['reviews/anita-rao.md', 'name: Anita Rao', 'name: Anita Roy', '/', 'Anita Roy', '"name":"Anita Roy"'],
] as const;

const place = new Workplace(projectPaths.content).takeBundle();
beforeAll(async () => {
  for (const [file, from, to] of changes) {
    const path = join(place.content, file);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(from, () => to);
    if (after === before) throw new Error(`${file} has no ${from}`);
    writeFileSync(path, after);
  }
  const { code, log } = await place.buildPages();
  expect(code, log).toBe(0);
}, 240_000);
afterAll(() => place.remove());

describe('a fact changed in its one place', () => {
  test.each(changes)('%s: %s → %s stands on %s', (_file, _from, _to, address, shown, inGraph) => {
    const page = readPage(address, place.out);
    expect(visibleWords(page)).toContain(shown);
    expect(JSON.stringify(nodesOf(page))).toContain(inGraph);
  });

  test.each([...new Set(changes.map(([, , , address]) => address))])(
    '%s still says all that its graph says',
    (address) => {
      const page = readPage(address, place.out);
      expect(hiddenFacts(nodesOf(page), visibleWords(page))).toEqual([]);
    },
  );
});
