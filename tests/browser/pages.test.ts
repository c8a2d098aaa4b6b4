import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { keepToSite } from './keepToSite';
import { browser, site } from './session';

let page: Page;
beforeAll(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await keepToSite(page, site);
});
afterAll(() => page?.close());

describe('the top of a page', () => {
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  const headerColor = () =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-header]') as Element).backgroundColor);

  test('the header is clear up to 20 px and solid past them', async () => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${site}/about`);
    await scrollTo(20);
    await expect.poll(headerColor).toBe('rgba(0, 0, 0, 0)');
    await scrollTo(21);
    await expect.poll(headerColor).not.toBe('rgba(0, 0, 0, 0)');
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
    await page.goto(`${site}/about`);
    const calls = () => page.evaluate(() => (window as unknown as { scrollCalls: number[] }).scrollCalls);
    await expect.poll(async () => (await calls()).length).toBe(2);
    const [first = 0, second = 0] = await calls();
    expect(second - first).toBeGreaterThanOrEqual(9);
  });

  test('a fragment wins', async () => {
    await page.goto(`${site}/services#bathroom`);
    await page.waitForTimeout(100);
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  test('going back leads to where the visitor was', async () => {
    await page.goto(`${site}/about`);
    await page.waitForTimeout(500); // Past the second scroll to the top.
    await scrollTo(900);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900);
    await page.goto(`${site}/contact`);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(800);
  });
});

describe('entrances', () => {
  const waiting = () => page.locator('[data-enter="wait"]').count();

  test('nothing is hidden before the visitor scrolls; what is below comes in when it is reached', async () => {
    await page.goto(`${site}/our-story`);
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
    await keepToSite(calm, site);
    await calm.goto(`${site}/our-story`);
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
  await reader.goto(`${site}/blog/roi-guide`);
  await reader.getByRole('button', { name: 'Share Article' }).click();
  await reader.getByRole('status').getByText('The link to this article was copied.').waitFor();
  expect(await reader.evaluate(() => navigator.clipboard.readText())).toBe(`${site}/blog/roi-guide`);
  await context.close();
});

test('a page without a form, carousel or gallery carries at most 3 KB of script', async () => {
  const reader = await browser.newPage();
  await keepToSite(reader, site);
  await reader.goto(`${site}/our-story`, { waitUntil: 'networkidle' });
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
