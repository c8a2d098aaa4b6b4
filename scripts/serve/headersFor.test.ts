import { expect, test } from 'vitest';
import { headersFor } from './headersFor';
import { readHeaderRules } from './readHeaderRules';

const rules = readHeaderRules(`# for all
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src https:

/blog/*
  X-Frame-Options: SAMEORIGIN
/feed.xml
  Cache-Control: max-age=60
`);

test('gives an address what every rule that fits it says', () => {
  expect(headersFor(rules, '/blog/roi-guide')).toEqual({
    'cache-control': 'public, max-age=0, must-revalidate',
    'x-frame-options': 'DENY, SAMEORIGIN',
    'content-security-policy': "default-src 'self'; img-src https:",
  });
});

test.each([
  ['/about', 'public, max-age=0, must-revalidate'],
  ['/assets/entry.a1b2.js', 'public, max-age=31536000, immutable'],
  ['/media/home.c3d4.avif', 'public, max-age=31536000, immutable'],
  ['/feed.xml', 'max-age=60'],
])('%s is kept by %s', (path, caching) => {
  expect(headersFor(rules, path)['cache-control']).toBe(caching);
});
