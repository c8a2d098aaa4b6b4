import { expect, test } from 'vitest';
import { listMostSimilar, listSome } from './lists';
import { isTypo, nearest, nearestPicture } from './suggest';

const NAMES = ['title', 'description', 'keywords', 'contactForm'];

test.each([
  ['titel', 'title'],
  ['key words', 'keywords'],
  ['contact-form', 'contactForm'],
  ['desc', 'description'],
  ['con', undefined],
  ['x1', undefined],
  ['colour', undefined],
])('for “%s” it finds %s', (written, found) => {
  expect(nearest(written, NAMES)).toBe(found);
});

test.each([
  ['short_name', 'shortName', true],
  ['lable', 'label', true],
  ['labels', 'label', true],
  ['publishDate', 'publishedAt', false],
  ['date', 'name', false],
  ['q', 'a', false],
])('whether %s is a slip for %s: %s', (written, name, isOne) => {
  expect(isTypo(written, name)).toBe(isOne);
});

const PICTURES = [
  'images/sink.jpg',
  'images/before-after/1-before.jpg',
  'images/before-after/2-after.jpg',
  'images/hero/home.jpg',
  'portfolio/kitchen/kitchen-15.jpg',
];

test.each([
  ['images/sinc.jpg', 'images/sink.jpg'],
  ['images/snik.png', 'images/sink.jpg'],
  ['sink.jpg', 'images/sink.jpg'],
  ['image/sink.jpg', 'images/sink.jpg'],
  ['portfolio/kitchen/kichten-15.jpg', 'portfolio/kitchen/kitchen-15.jpg'],
  ['images/before-after/1-after.jpg', undefined],
  ['portfolio/kitchen/kitchen-25.jpg', undefined],
  ['images/before-after/home.jpg', undefined],
  ['portfolio/kitchen/kitchen.jpg', undefined],
  ['portfolio/kitchen-2/kitchen-15.jpg', undefined],
  ['images/hero/about.jpg', undefined],
])('for “%s” it finds %s', (written, found) => {
  expect(nearestPicture(written, PICTURES)).toBe(found);
});

test('of a long list it says how much more there is', () => {
  const names = Array.from({ length: 30 }, (_, at) => `n${at}`);
  expect(listSome(names.slice(0, 5))).toMatch(/^n0, .*, n4$/);
  expect(listSome(names)).toMatch(/, n4 and 25 more$/);
});

test('of many names it lists the five that are most like it, and where the others are', () => {
  expect(listMostSimilar('tile', NAMES, 'FIELDS.md')).toBe('title, description, keywords, contactForm');
  expect(listMostSimilar('tile', [...NAMES, 'text', 'tiles of a wall'], 'FIELDS.md')).toBe(
    'title, text, tiles of a wall, keywords, description and 1 more, all listed in FIELDS.md',
  );
});
