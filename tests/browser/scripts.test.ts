import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptBudget } from '../../renderer/build/scriptBudget';
import type { Server } from '../../scripts/serve/startServer';
import { readPage } from '../built/readPage';
import { builtFolder, builtSite } from '../builtSite';
import { openBrowser } from './openBrowser';
import { openPage } from './openPage';

/** Bytes (gzip) that a form, a carousel or a gallery may add to a page. React alone is twenty times that. */
const ADDED = 6 * 1024;

const sitemap = readFileSync(join(builtFolder, 'sitemap.xml'), 'utf8');
const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
const plain = addresses.filter(
  (address) => !readPage(address).querySelector('form[data-lead], page-island, [data-gallery]'),
);
const rich = addresses.filter((address) => !plain.includes(address));

let site: Server;
let browser: Browser;
beforeAll(async () => {
  site = await builtSite();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

/** The bytes of script (gzip) that a page loads without any input. */
async function scriptBytes(address: string, width: number): Promise<number> {
  const { page, close } = await openPage(browser, site.url, { viewport: { width, height: 844 } });
  const scripts: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response);
  });
  await page.goto(site.url + address, { waitUntil: 'networkidle' });
  // Scripts that wait for an idle page count too.
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  await page.waitForLoadState('networkidle');
  const bodies = await Promise.all(scripts.map((response) => response.body()));
  await close();
  return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0);
}

test('there are pages of both kinds', () => {
  expect(plain.length).toBeGreaterThan(10);
  expect(rich.length).toBeGreaterThan(4);
});

describe.each([390, 1440])('before anything is touched, at %i px', (width) => {
  test.each(plain)(`%s loads at most ${scriptBudget} bytes of script`, async (address) => {
    const bytes = await scriptBytes(address, width);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(scriptBudget);
  });

  test.each(rich)('%s loads no React', async (address) => {
    expect(await scriptBytes(address, width)).toBeLessThanOrEqual(scriptBudget + ADDED);
  });
});
