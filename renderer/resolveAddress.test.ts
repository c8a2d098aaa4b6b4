import { expect, test } from 'vitest';
import { resolveAddress, splitUrl } from './resolveAddress';

const files = [
  '/index.html',
  '/about.html',
  '/areas.html',
  '/areas/pitman-nj.html',
  '/notes/index.html',
  '/a b.txt',
];
const resolve = (path: string) => resolveAddress(path, (file) => files.includes(file));

test.each([
  ['/', '/index.html'],
  ['/areas/pitman-nj', '/areas/pitman-nj.html'],
  ['/notes', '/notes/index.html'],
  ['/a%20b.txt', '/a b.txt'],
])('%s is the file %s', (path, file) => {
  expect(resolve(path)).toEqual({ file });
});

test.each([
  ['/areas/', '/areas'],
  ['/areas/pitman-nj.html', '/areas/pitman-nj'],
  ['/index.html', '/'],
  ['/notes/index.html', '/notes'],
])('%s leads to %s', (path, redirect) => {
  expect(resolve(path)).toEqual({ redirect });
});

test.each([
  '/nothing/',
  '/nothing.html',
  '/About',
  '/404',
  '/404.html',
  '/_redirects',
  '/areas/%2e%2e%2f%2e%2e%2fsecret',
  '/%5Cexample.com/',
  '/about%00',
])('%s is unknown', (path) => {
  expect(resolve(path)).toEqual({});
});

test.each([
  ['/about?from=mail', '/about', '?from=mail'],
  ['//example.com//about', '/example.com/about', ''],
  [undefined, '/', ''],
])('%s is split into path and query', (url, path, query) => {
  expect(splitUrl(url)).toEqual([path, query]);
});
