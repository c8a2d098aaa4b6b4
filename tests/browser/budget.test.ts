import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, devices } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../scripts/serve/startServer';
import { builtFolder, builtSite } from '../builtSite';
import { type Load, loadPage } from './loadPage';
import { openBrowser } from './openBrowser';

const KB = 1024;
/**
 * The budget of one page on a phone before any input: HTML with its style in Brotli, other bytes as transferred. Long tasks
 * are limited by their work (elements to lay out, functions called), because a clock would judge the machine.
 */
const budget = {
  html: 14 * KB,
  font: 22 * KB,
  firstPicture: 18 * KB,
  requests: 13,
  elements: 650,
  calls: 50,
};
/**
 * Pages with higher budgets: one lists ten reviews and seven services, one every photo. A town's gallery and form need scripts
 * of their own.
 */
const town = { requests: 18, calls: 80 };
const longer: Record<string, Partial<typeof budget>> = {
  '/': { html: 16 * KB, requests: 15, elements: 1000, calls: 100 },
  '/portfolio': { html: 14.5 * KB, requests: 16, elements: 1000, calls: 200 },
  '/areas/pitman-nj': town,
  '/areas/mullica-hill-nj': town,
  '/areas/mantua-township-nj': town,
};

const sitemap = readFileSync(join(builtFolder, 'sitemap.xml'), 'utf8');
const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);

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

describe.each(addresses)('%s', (address) => {
  let load: Load;
  const most = { ...budget, ...longer[address] };

  beforeAll(async () => {
    load = await loadPage(browser, site.url + address, devices['iPhone 14']);
  });

  test('keeps to the budget', () => {
    const { html, font, firstPicture, requests, elements, calls } = load;
    expect(html, 'bytes of HTML').toBeLessThanOrEqual(most.html);
    expect(font, 'bytes of fonts').toBeLessThanOrEqual(most.font);
    expect(firstPicture, 'bytes of the first picture').toBeLessThanOrEqual(most.firstPicture);
    expect(requests, 'requests').toBeLessThanOrEqual(most.requests);
    expect(elements, 'elements').toBeLessThanOrEqual(most.elements);
    expect(calls, 'calls of functions').toBeLessThanOrEqual(most.calls);
  });
});
