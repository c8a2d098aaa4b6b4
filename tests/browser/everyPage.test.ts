import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { devices, type Page, type Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scriptBudget } from '../../renderer/build/scriptBudget';
import { readPage } from '../built/readPage';
import { builtFolder } from '../builtSite';
import { keepToSite } from './keepToSite';
import { type Load, loadPage } from './loadPage';
import { browser, site } from './session';

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const sitemap = readFileSync(join(builtFolder, 'sitemap.xml'), 'utf8');
const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);

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

/** Bytes (gzip) that a form, a carousel or a gallery may add to a page. React alone is twenty times that. */
const ADDED = 6 * KB;
const isPlain = (address: string) =>
  !readPage(address).querySelector('form[data-phone], page-island, [data-gallery]');

/** Records every layout shift that the visitor did not cause, in words. Scrolling by script does not excuse one. */
function keepShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries().filter(isShift))
      if (!hadRecentInput) shifts.push(`${value} ${sources.map(({ node }) => node?.nodeName).join(' ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Widths in px, from old phones to large screens, including those at which the layout changes. */
const SCREENS = [280, 320, 390, 600, 640, 768, 900, 1023, 1024, 1100, 1180, 1280, 1440, 1920];

test('the sitemap lists pages of both kinds', () => {
  expect(addresses.length).toBeGreaterThan(20);
  expect(addresses.filter(isPlain).length).toBeGreaterThan(10);
  expect(addresses.filter((address) => !isPlain(address)).length).toBeGreaterThan(4);
});

describe.each(addresses)('%s', (address) => {
  /** Before anything is touched, a plain page loads some script, and no page loads React. */
  function expectLittleScript(bytes: number): void {
    if (isPlain(address)) expect(bytes, 'bytes of script').toBeGreaterThan(0);
    expect(bytes, 'bytes of script').toBeLessThanOrEqual(scriptBudget + (isPlain(address) ? 0 : ADDED));
  }

  describe('on a phone', () => {
    let load: Load;
    const most = { ...budget, ...longer[address] };
    beforeAll(async () => {
      load = await loadPage(browser, site + address, devices['iPhone 14']);
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

    test('loads little script', () => expectLittleScript(load.scripts));
  });

  describe('on a wide screen', () => {
    const complaints: string[] = [];
    const scripts: Response[] = [];
    let page: Page;

    beforeAll(async () => {
      page = await browser.newPage({ viewport: { width: 1440, height: 844 } });
      await keepToSite(page, site);
      page.on('console', (message) => {
        const ours = message.location().url.startsWith(site) || message.location().url === '';
        if (ours && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
      });
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response);
      });
      await page.addInitScript(keepShifts);
      await page.goto(site + address, { waitUntil: 'networkidle' });
      await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
      await page.waitForLoadState('networkidle');
    });
    afterAll(() => page?.close());

    test('loads little script', async () => {
      const bodies = await Promise.all(scripts.map((response) => response.body()));
      expectLittleScript(bodies.reduce((sum, body) => sum + gzipSync(body).length, 0));
    });

    test('says nothing to the console, and nothing moves by itself', async () => {
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          window.scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 30));
        }
      });
      expect(complaints).toEqual([]);
      expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    });

    test('does not scroll sideways on any screen', async () => {
      const wider: number[] = [];
      for (const width of SCREENS) {
        await page.setViewportSize({ width, height: 800 });
        const taken = await page.evaluate(() => document.documentElement.scrollWidth);
        if (taken > width) wider.push(width);
      }
      expect(wider).toEqual([]);
    });
  });
});
