import { expect, test } from 'vitest';
import { findRedirect, headersFor, readHeaderRules, readRedirects } from './hostRules';

const headerRules = readHeaderRules(`# for all
/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src https:

/blog/*
  X-Frame-Options: SAMEORIGIN
/feed.xml
  Cache-Control: max-age=60
`);

test('gives an address what every rule that fits it says', () => {
  expect(headersFor(headerRules, '/blog/roi-guide')).toEqual({
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
])('%s is cached by %s', (path, caching) => {
  expect(headersFor(headerRules, path)['cache-control']).toBe(caching);
});

const redirects = readRedirects(`# old addresses
/old /new 301
/blog/the-long-title /blog/roi-guide   # of an article

/archive/* /blog/:splat
/for-now /contact 302
`);

test.each([
  ['/old/', '/new', 301],
  ['/blog/the-long-title', '/blog/roi-guide', 301],
  ['/archive/2024/march', '/blog/2024/march', 301],
  ['/for-now', '/contact', 302],
])('%s leads to %s with %i', (path, to, status) => {
  expect(findRedirect(redirects, path)).toEqual({ to, status });
});

test('leaves every other address alone', () => {
  expect(findRedirect(redirects, '/older')).toBeUndefined();
  expect(findRedirect(redirects, '/')).toBeUndefined();
});
