import { expect, test } from 'vitest';
import { isSlip, nearest } from './suggest';

const NAMES = ['title', 'description', 'keywords', 'contactForm'];

test.each([
  ['titel', 'title'],
  ['Title', 'title'],
  ['descripton', 'description'],
  ['key words', 'keywords'],
  ['contact-form', 'contactForm'],
  ['zebra', undefined],
  ['x1', undefined],
  ['colour', undefined],
])('for “%s” it finds %s', (written, found) => {
  expect(nearest(written, NAMES)).toBe(found);
});

test('finds nothing among no names', () => {
  expect(nearest('title', [])).toBeUndefined();
});

test.each([
  ['Name', 'name', true],
  ['short_name', 'shortName', true],
  ['lable', 'label', true],
  ['titel', 'title', true],
  ['labels', 'label', true],
  ['publishDate', 'publishedAt', false],
  ['date', 'name', false],
  ['q', 'a', false],
])('whether %s is a slip for %s: %s', (written, name, isOne) => {
  expect(isSlip(written, name)).toBe(isOne);
});
