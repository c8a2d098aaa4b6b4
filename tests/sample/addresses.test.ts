import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HTMLElement } from 'node-html-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { pageFile } from '../../pipeline/model/urls';
import { BuiltPages } from '../../scripts/look/BuiltPages';
import { dataNodesOf, pageFaults } from '../../scripts/look/pageFaults';
import { readPage } from '../built/readPage';
import { builtFiles, builtFolder, builtSite } from '../builtSite';
import { pages } from './pages';

const SITE = 'https://www.maplerow.example';
/** What links may lead to besides built pages: pictures that are not made yet, and a page that is not published. */
const built = new BuiltPages(builtFolder, ['/reviews', ...builtFiles().map((path) => `/${path}`)]);

const site = await builtSite();
afterAll(() => site.stop());

/** On a connection of its own: on a busy machine, the server may close one that is kept just when it is used again. */
const get = (path: string) =>
  fetch(site.url + path, { redirect: 'manual', headers: { connection: 'close' } });
const meta = (page: HTMLElement, name: string) =>
  page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64');
const sameUrl = (address: string) => (address === '/' ? `${SITE}/` : SITE + address);

describe.each([...pages, { address: '/404', types: [], listed: false as const }])(
  '$address',
  ({ address, types, listed }) => {
    const page = readPage(address);

    test('is answered with its page', async () => {
      const answer = await get(address);
      expect(answer.status).toBe(address === '/404' ? 404 : 200);
      expect(answer.headers.get('content-type')).toMatch('text/html');
      expect(await answer.text()).toBe(readFileSync(join(builtFolder, pageFile(address)), 'utf8'));
    });

    test('has right links, files, headings and structured data', () => {
      expect(pageFaults(built, address)).toEqual([]);
    });

    test('has a title, a description that fits into a search result, and keywords', () => {
      const title = page.querySelector('title')?.text ?? '';
      expect(title).toMatch(/^.{20,65} \| Maple Row$/);
      expect(meta(page, 'description')).toMatch(/^.{70,165}$/);
      expect(meta(page, 'keywords')).toBeTruthy();
      expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-US');
    });

    test('names its own address, and tells every network the same, with a card of 1200 by 630 pixels', () => {
      if (address !== '/404') {
        const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
        expect(canonical).toBe(sameUrl(address));
        expect(meta(page, 'og:url')).toBe(sameUrl(address));
      }
      expect(meta(page, 'og:title')).toBe(page.querySelector('title')?.text);
      expect(meta(page, 'og:description')).toBe(meta(page, 'description'));
      for (const part of ['image', 'image:alt'])
        expect(meta(page, `twitter:${part}`)).toBe(meta(page, `og:${part}`));
      expect(meta(page, 'twitter:card')).toBe('summary_large_image');
      const picture = new URL(meta(page, 'og:image') ?? '');
      expect(picture.origin).toBe(SITE);
      expect(built.has(picture.pathname), picture.href).toBe(true);
      expect([meta(page, 'og:image:width'), meta(page, 'og:image:height')]).toEqual(['1200', '630']);
      expect(meta(page, 'og:image:alt')).toMatch(/\S{3}/);
    });

    test(listed === false ? 'asks not to be indexed' : 'may be indexed', () => {
      expect(/noindex/.test(meta(page, 'robots') ?? '')).toBe(listed === false);
    });

    test('has structured data of the right types', () => {
      const found = dataNodesOf(page).map((node) => node['@type']);
      expect(found).toEqual(expect.arrayContaining([...types]));
      if (address === '/') expect(found).not.toContain('BreadcrumbList');
      else if (address !== '/404') expect(found).toContain('BreadcrumbList');
    });

    test('every picture has a description, a size and files', () => {
      const pictures = page.querySelectorAll('img').filter((picture) => !picture.closest('template'));
      const bare = pictures.filter((picture) => {
        const decorative = picture.closest('[aria-hidden="true"]') && picture.getAttribute('alt') === '';
        const sized = ['width', 'height'].every((name) => Number(picture.getAttribute(name)) > 0);
        return !sized || !(picture.getAttribute('alt') || decorative);
      });
      expect(bare.map((picture) => picture.toString())).toEqual([]);
    });

    test('names its own end, for which the first paint waits', () => {
      const end = page.querySelector('link[rel="expect"][blocking="render"]')?.getAttribute('href')?.slice(1);
      expect(page.querySelector('body > div')?.lastElementChild?.id).toBe(end);
      expect(end).toBeTruthy();
    });

    test('has no style inside the markup, and of scripts only data and what its policy names', () => {
      expect(page.querySelectorAll('[style]').map((tag) => tag.toString().slice(0, 120))).toEqual([]);
      const inline = page.querySelectorAll('script:not([src])');
      const running = inline.filter((script) => script.getAttribute('type') !== 'application/ld+json');
      expect(running.map((script) => script.getAttribute('type'))).toEqual(['speculationrules']);
      const named = running.map((script) => `'sha256-${sha256(script.innerHTML)}'`);
      const policy = page
        .querySelector('meta[http-equiv="Content-Security-Policy"]')
        ?.getAttribute('content');
      expect(policy?.match(/script-src [^;]*/)?.[0].match(/'sha256-[^']*'/g)).toEqual(named);
    });
  },
);

test.each(pages.map(({ address }) => address))(
  '%s links to what is stored, each of its forms too',
  (address) => {
    const page = readPage(address);
    const places = [page.querySelector('footer'), ...page.querySelectorAll('form[data-lead-form]')];
    expect(places.filter((place) => !place?.querySelector('a[href="/privacy"]'))).toEqual([]);
  },
);
