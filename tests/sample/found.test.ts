import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { pageFile } from '../../pipeline/model/urls';
import { readPage } from '../built/readPage';
import { builtFiles, builtFolder, builtSite } from '../builtSite';

const SITE = 'https://www.maplerow.example';
const read = (name: string) => readFileSync(join(builtFolder, name), 'utf8');
const files = builtFiles();
const site = await builtSite();

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

describe('redirects', () => {
  afterAll(() => site.stop());
  const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
  const rules = read('_redirects')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(' '));

  test.each(rules)('%s leads to %s, a page, with %s', async (from, to, status) => {
    expect(status).toBe('301');
    const answer = await get(from ?? '');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe(to);
    expect((await get(to ?? '')).status).toBe(200);
    expect(files).not.toContain(pageFile((from ?? '').replace(/\/$/, '')));
  });

  test('the owner has some, and articles have theirs', () => {
    const all = rules.map(([from]) => from);
    expect(all).toContain('/gallery');
    expect(all).toContain('/contact-us.html');
    expect(all).toContain('/blog/remodeling-roi-guide-for-south-jersey-homes');
  });
});
