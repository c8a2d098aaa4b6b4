import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import type { Server } from '../../scripts/serve/startServer';
import { policyOf } from '../built/policyOf';
import { readPage } from '../built/readPage';
import type { Workplace } from '../built/Workplace';
import { builtSite } from '../builtSite';
import { buildLongBlog } from './buildLongBlog';
import { showcaseFolder } from './pictures/openShowcase';
import { browser } from './session';
import { listenTo } from './visits';

let place: Workplace;
let site: Server;
let page: Page;
let complaints: readonly string[];
const asked: string[] = [];

beforeAll(async () => {
  place = await buildLongBlog();
  site = await builtSite(undefined, place.out);
  page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  complaints = listenTo(page);
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${site.url}/notes`, { waitUntil: 'networkidle' });
}, 240_000);
afterAll(async () => {
  await page?.close();
  await site?.stop();
  place?.remove();
});

const box = () => page.getByRole('searchbox', { name: 'Search the articles' });
const results = () => page.getByRole('search').getByRole('listitem');

describe('the search of a blog with more than 20 articles', () => {
  test('loads nothing before it is used', () => {
    expect(asked.filter((path) => path.startsWith('/pagefind/'))).toEqual([]);
  });

  test('finds the one article that has a word, and leads to it', async () => {
    await box().fill('siphon');
    await expect.poll(() => results().count()).toBe(1);
    expect(await results().first().innerText()).toMatch(/Number 7\b[\s\S]*siphon/);
    await page.getByRole('search').getByRole('status').getByText('1 found').waitFor();
    const link = results().getByRole('link');
    expect(await link.getAttribute('href')).toBe('/blog/note-7');
  });

  test('says so where nothing fits, and is empty again without words', async () => {
    await box().fill('zzqqxx');
    await page.getByRole('search').getByText('No articles found').waitFor();
    await expect.poll(() => results().count()).toBe(0);
    await box().fill('');
    await expect.poll(() => page.getByRole('search').getByRole('status').innerText()).toBe('');
  });

  test('stays on the page when Enter is pressed', async () => {
    await box().fill('winter notes');
    await box().press('Enter');
    await expect.poll(() => results().count()).toBe(8);
    await page
      .getByRole('search')
      .getByText(/^2\d found\. The best 8 are shown\.$/)
      .waitFor();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/notes');
  });

  test('runs under the policy of its page without a complaint', () => {
    expect(complaints).toEqual([]);
  });

  test('WebAssembly may run on this page only', () => {
    const policyAt = (address: string) => policyOf(readPage(address, place.out));
    expect(policyAt('/notes')).toContain("'wasm-unsafe-eval'");
    for (const address of ['/', '/blog/note-7', '/contact']) expect(policyAt(address)).not.toContain('wasm');
  });

  test.each([true, false])(
    'is not shown where it could do nothing: no script loads (JavaScript: %s)',
    async (javaScriptEnabled) => {
      const reader = await browser.newPage({ javaScriptEnabled });
      await reader.route('**/*.js', (route) => route.abort());
      await reader.goto(`${site.url}/notes`);
      expect(await reader.locator('[data-search]').isVisible()).toBe(false);
      await reader.close();
    },
  );
});

test('a shorter blog has no search and carries no index', () => {
  expect(readPage('/articles', showcaseFolder).querySelector('[role="search"]')).toBeNull();
  expect(listFiles(showcaseFolder).filter((path) => path.startsWith('pagefind/'))).toEqual([]);
});
