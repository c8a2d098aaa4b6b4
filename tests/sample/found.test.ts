import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readPage } from '../built/readPage';
import { builtFiles, builtFolder } from '../builtSite';

const SITE = 'https://www.maplerow.example';
const read = (name: string) => readFileSync(join(builtFolder, name), 'utf8');
const files = builtFiles();

describe('sitemap.xml', () => {
  const urls = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/g)].map(([, url]) => url ?? '');
  const locOf = (url: string) => /<loc>(.*?)<\/loc>/.exec(url)?.[1] ?? '';
  const at = (path: string) => urls.find((url) => locOf(url) === SITE + path) ?? '';
  const picturesOf = (url: string) =>
    [...url.matchAll(/<image:loc>(.*?)<\/image:loc>/g)].map(([, loc]) => loc ?? '');

  test('lists exactly the pages that may be indexed', () => {
    const indexed = files
      .filter((path) => path.endsWith('.html'))
      .map((path) => (path === 'index.html' ? '/' : `/${path.replace(/\.html$/, '')}`))
      .filter((address) => {
        const robots = readPage(address).querySelector('meta[name="robots"]')?.getAttribute('content');
        return !robots?.includes('noindex');
      });
    expect(urls.map(locOf).sort()).toEqual(indexed.map((address) => SITE + address).sort());
  });

  test('gives each page the time of its last change, none in the future', () => {
    for (const url of urls) {
      const time = /<lastmod>(.*?)<\/lastmod>/.exec(url)?.[1];
      expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(Date.parse(time ?? '')).toBeLessThanOrEqual(Date.now());
    }
  });

  test('names the pictures of each page, and all of them are there', () => {
    expect(picturesOf(at('/portfolio')).length).toBeGreaterThanOrEqual(70);
    expect(picturesOf(at('/kitchen-remodeling')).length).toBeGreaterThan(2);
    expect(picturesOf(at('/blog/home-addition-permits')).length).toBeGreaterThan(1);
    const missing = urls.flatMap(picturesOf).filter((loc) => !files.includes(loc.slice(SITE.length + 1)));
    expect(missing).toEqual([]);
  });
});
