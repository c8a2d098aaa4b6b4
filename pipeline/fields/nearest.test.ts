import { expect, test } from 'vitest';
import { nearest } from './nearest';

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
