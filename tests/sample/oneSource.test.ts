import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataNodesOf } from '../../scripts/look/pageFaults';
import { projectPaths } from '../../scripts/options';
import { readPage } from '../built/readPage';
import { visibleWords } from '../built/visibleFacts';
import { Workplace } from '../built/Workplace';

/** A field in its file, its new value, a page, and how its graph and its words show it, where those are not the value. */
const changes = [
  ['business', 'name: Maple Row Remodeling', 'Larch Lane Builders', '/', '"name":"Larch Lane Builders"'],
  ['business', 'phone: (856) 555-0142', '(856) 555-0111', '/contact', '"telephone":"+18565550111"'],
  [
    'business',
    'email: hello@maplerow.example',
    'office@maplerow.example',
    '/contact',
    '"email":"office@maplerow.example"',
  ],
  ['business', 'street: 100 Example Avenue', '9 Larch Lane', '/contact', '"streetAddress":"9 Larch Lane"'],
  ['business', '  - Check', 'Card', '/', '"paymentAccepted":"Cash, Card, Financing available"', 'cash, card'],
  ['business', 'closes: 5:30 PM', '4:45 PM', '/contact', '"closes":"16:45"', '8:00 AM-4:45 PM'],
  ['business', 'value: 5.0', '4.8', '/', '"ratingValue":"4.8"', 'Rated 4.8'],
  ['business', 'employees: 5-10', '7-12', '/contact', '"minValue":7,"maxValue":12', '7 to 12 people'],
  ['business', 'priceRange: $$-$$$', '$$', '/contact', '"priceRange":"$$"', 'price range is $$.'],
  ['business', '  - Sewell', 'Woodbury', '/', '"name":"Woodbury"', 'Glassboro and Woodbury'],
  ['business', 'founded: 2009', '2011', '/', '"foundingDate":"2011"', 'since 2011'],
  ['areas/pitman-nj', 'reviewCount: 127', '131', '/areas/pitman-nj', '"reviewCount":131', 'from 131 reviews'],
  [
    'blog/roi-guide',
    'publishedAt: 2024-01-25',
    '2024-02-11',
    '/blog/roi-guide',
    '"datePublished":"2024-02-11"',
    'February 11, 2024',
  ],
  [
    'pages/contact',
    'question: Do you offer free estimates?',
    'What does an estimate cost?',
    '/contact',
    '"name":"What does an estimate cost?"',
  ],
  ['team/luis-ortega', 'name: Luis Ortega', 'Ana Ortega', '/meet-the-team', '"name":"Ana Ortega"'],
  ['reviews/anita-rao', 'name: Anita Rao', 'Anita Roy', '/', '"name":"Anita Roy"'],
] as const;

const place = new Workplace(projectPaths.content).takeBundle();
beforeAll(async () => {
  for (const [file, field, value] of changes) {
    const path = join(place.content, `${file}.md`);
    const before = readFileSync(path, 'utf8');
    const after = before.replace(field, () => field.replace(/(?<=: |- ).*/, () => value));
    if (after === before) throw new Error(`${file} has no ${field}`);
    writeFileSync(path, after);
  }
  const { code, log } = await place.buildPages();
  expect(code, log).toBe(0);
}, 240_000);
afterAll(() => place.remove());

test.each(changes)('a fact changed in its one place, %s: %s → %s, stands on %s', (...change) => {
  const [, , value, address, inGraph, shown] = change;
  const page = readPage(address, place.out);
  expect(visibleWords(page)).toContain(shown ?? value);
  expect(JSON.stringify(dataNodesOf(page))).toContain(inGraph);
});
