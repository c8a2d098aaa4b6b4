import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Server } from '../../scripts/serve/startServer';
import { builtFolder, builtSite } from '../builtSite';
import { keepToSite } from './keepToSite';
import { openBrowser } from './openBrowser';

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

const sitemap = readFileSync(join(builtFolder, 'sitemap.xml'), 'utf8');
const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);

let site: Server;
let browser: Browser;
let page: Page;
let complaints: string[] = [];

beforeAll(async () => {
  site = await builtSite();
  browser = await openBrowser();
  page = await browser.newPage();
  await keepToSite(page, site.url);
  page.on('console', (message) => {
    const ours = message.location().url.startsWith(site.url) || message.location().url === '';
    if (ours && ['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(keepShifts);
});
afterAll(async () => {
  await browser?.close();
  await site?.stop();
});

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

test('the sitemap lists addresses', () => expect(addresses.length).toBeGreaterThan(20));

describe.each(addresses)('%s', (address) => {
  test('says nothing to the console, and nothing moves by itself', async () => {
    complaints = [];
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(site.url + address, { waitUntil: 'load' });
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
    await page.goto(site.url + address, { waitUntil: 'domcontentloaded' });
    const wider: number[] = [];
    for (const width of SCREENS) {
      await page.setViewportSize({ width, height: 800 });
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      if (taken > width) wider.push(width);
    }
    expect(wider).toEqual([]);
  });
});

describe('the top of a page', () => {
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  const headerColour = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-header]') as Element).backgroundColor);

  test('the header is clear up to 20 px and solid past them', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site.url}/about`);
    await scrollTo(20);
    await expect.poll(headerColour).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(21);
    await expect.poll(headerColour).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('a page begins at its top, again after 10 ms', async () => {
    await page.addInitScript(() => {
      const calls: number[] = [];
      Object.assign(window, { scrollCalls: calls });
      const scroll = window.scrollTo.bind(window);
      window.scrollTo = ((...to: [ScrollToOptions]) => {
        calls.push(performance.now());
        scroll(...to);
      }) as typeof window.scrollTo;
    });
    await page.goto(`${site.url}/about`);
    const calls = () => page.evaluate(() => (window as unknown as { scrollCalls: number[] }).scrollCalls);
    await expect.poll(async () => (await calls()).length).toBe(2);
    const [first = 0, second = 0] = await calls();
    expect(second - first).toBeGreaterThanOrEqual(9);
  });

  test('a fragment wins', async () => {
    await page.goto(`${site.url}/services#bathroom`);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  test('going back leads to where the visitor was', async () => {
    await page.goto(`${site.url}/about`);
    await page.waitForTimeout(500); // Past the second scroll to the top.
    await scrollTo(900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.goto(`${site.url}/contact`);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  });
});

describe('entrances', () => {
  const waiting = () => page.locator('[data-enter="wait"]').count();

  test('nothing is hidden before the visitor scrolls; what is below comes in when it is reached', async () => {
    await page.goto(`${site.url}/our-story`);
    await page.waitForTimeout(100);
    expect(await waiting()).toBe(0);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 30);
    await expect.poll(waiting).toBeGreaterThan(0);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect.poll(waiting).toBe(0);
  });

  test('none with reduced motion', async () => {
    const calm = await browser.newPage({ reducedMotion: 'reduce' });
    await keepToSite(calm, site.url);
    await calm.goto(`${site.url}/our-story`);
    await calm.mouse.wheel(0, 30);
    await calm.waitForTimeout(300);
    expect(await calm.locator('[data-enter]').count()).toBe(0);
    await calm.close();
  });
});

test('Share Article copies the address where the device has no dialog of its own', async () => {
  const context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  const reader = await context.newPage();
  await reader.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await reader.goto(`${site.url}/blog/roi-guide`);
  await reader.getByRole('button', { name: 'Share Article' }).click();
  await reader.getByRole('status').getByText('The link to this article was copied.').waitFor();
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(`${site.url}/blog/roi-guide`);
  await context.close();
});

test('a page without a form, carousel or gallery carries at most 3 KB of script', async () => {
  const reader = await browser.newPage();
  await keepToSite(reader, site.url);
  await reader.goto(`${site.url}/our-story`, { waitUntil: 'networkidle' });
  const bytes = await reader.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(3 * 1024);
  await reader.close();
});
