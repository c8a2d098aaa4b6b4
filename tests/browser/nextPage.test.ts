import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeEach, expect, inject, test } from 'vitest';
import { openBrowser } from './openBrowser';

const site = inject('showcase');
const browser = await openBrowser(true, ['--disable-back-forward-cache']);
afterAll(() => browser.close());
let page: Page;
beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.close());

const contactLink = () => page.locator('main a[href*="/contact"]').last();

/** The addresses of prefetched pages, in the order of their requests. */
async function fetchesAhead(from: Page): Promise<string[]> {
  const fetched: string[] = [];
  const tools = await from.context().newCDPSession(from);
  tools.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') fetched.push(prefetchUrl);
  });
  await tools.send('Preload.enable');
  return fetched;
}

test('the next page is fetched before its link is let go', async () => {
  await page.goto(`${site}/one`, { waitUntil: 'networkidle' });
  await contactLink().scrollIntoViewIfNeeded();
  const fetched = await fetchesAhead(page);
  await contactLink().hover();
  await expect.poll(() => fetched.some((url) => url.startsWith(`${site}/contact`))).toBe(true);
  await contactLink().click();
  await page.waitForURL(/\/contact(\?|$)/);
  const how = await page.evaluate(
    () =>
      (
        performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming & {
          deliveryType: string;
        }
      ).deliveryType,
  );
  expect(how).toBe('navigational-prefetch');
});

test('a page that the visitor comes back to is as it was left', async () => {
  await page.goto(`${site}/one`, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.kept = String(persisted);
    });
  });
  await contactLink().click();
  await page.waitForURL(/\/contact(\?|$)/);
  await page.evaluate(() => history.back());
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.kept)).toBe('true');
});

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('one page fades into the next: motion %s, %s', async (reducedMotion, fades) => {
  await page.emulateMedia({ reducedMotion });
  await page.addInitScript(() => {
    addEventListener('pagereveal', (event) => {
      document.documentElement.dataset.fades = String((event as PageRevealEvent).viewTransition !== null);
    });
  });
  await page.goto(`${site}/one`, { waitUntil: 'load' });
  await contactLink().click();
  await page.waitForURL(/\/contact(\?|$)/);
  await expect.poll(() => page.evaluate(() => document.documentElement.dataset.fades)).toBe(String(fades));
});
