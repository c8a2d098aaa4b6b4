import { expect, test } from 'vitest';
import { ownAddress } from './siteLinks';

test.each([
  ['https://example.com/about/', '/about'],
  ['http://WWW.Example.com/about/#team', '/about#team'],
  ['https://www.example.com', '/'],
  ['https://example.com#top', '/#top'],
  ['https://example.com/about?x=1', '/about?x=1'],
  ['https://example.com.au/about', undefined],
  ['https://shop.example.com/about', undefined],
  ['https://www.example.community/about', undefined],
  ['https://another.example/example.com', undefined],
  ['http://localhost:4173/about/', '/about'],
  ['https://localhost.example.com/about', undefined],
  ['/about', undefined],
  ['mailto:me@example.com', undefined],
])('%s', (to, own) => {
  expect(ownAddress(to, 'https://www.example.com')).toBe(own);
  expect(ownAddress(to, 'https://example.com')).toBe(own);
  expect(ownAddress(to, undefined)).toBeUndefined();
});
