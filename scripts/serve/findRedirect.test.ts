import { expect, test } from 'vitest';
import { findRedirect } from './findRedirect';
import { readRedirects } from './readRedirects';

const rules = readRedirects(`# old addresses
/old /new 301
/blog/the-long-title /blog/roi-guide   # of an article

/archive/* /blog/:splat
/for-now /contact 302
`);

test.each([
  ['/old', '/new', 301],
  ['/old/', '/new', 301],
  ['/blog/the-long-title', '/blog/roi-guide', 301],
  ['/archive/2024/march', '/blog/2024/march', 301],
  ['/for-now', '/contact', 302],
])('%s leads to %s with %i', (path, to, status) => {
  expect(findRedirect(rules, path)).toEqual({ to, status });
});

test('leaves every other address alone', () => {
  expect(findRedirect(rules, '/older')).toBeUndefined();
  expect(findRedirect(rules, '/')).toBeUndefined();
});
