import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { duringTest, visit } from './visits';

const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

describe('the top of a page', () => {
  const headerColor = (page: Page) =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-header]') as Element).backgroundColor);

  test('the header is clear up to 20 px and solid past them', async () => {
    const page = await visit();
    await page.goto('/one');
    // Scrolls again each time, because the page's own script goes to the top once, however late it comes.
    const clearAt = (y: number) => async () => {
      await scrollTo(page, y);
      // No color and white are both clear with an alpha of 0.
      return /, 0\)$/.test(await headerColor(page));
    };
    await expect.poll(clearAt(20)).toBe(true);
    await expect.poll(clearAt(21)).toBe(false);
  });

  /** Returns a function for the times, in milliseconds, at which the page has scrolled itself. */
  async function watchScrolls(page: Page): Promise<() => Promise<number[]>> {
    await duringTest(
      page.addInitScript(() => {
        const calls: number[] = [];
        Object.assign(window, { scrollCalls: calls });
        const scroll = window.scrollTo.bind(window);
        window.scrollTo = ((...to: [ScrollToOptions]) => {
          calls.push(performance.now());
          scroll(...to);
        }) as typeof window.scrollTo;
      }),
    );
    return () => page.evaluate(() => (window as unknown as { scrollCalls: number[] }).scrollCalls);
  }

  test('a page begins at its top, again after 10 ms', async () => {
    const page = await visit();
    const calls = await watchScrolls(page);
    await page.goto('/one');
    await expect.poll(async () => (await calls()).length).toBe(2);
    const [first = 0, second = 0] = await calls();
    expect(second - first).toBeGreaterThanOrEqual(9);
  });

  test('a fragment wins', async () => {
    const page = await visit();
    await page.goto('/moving#questions');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
    await page.waitForTimeout(100);
    expect(await scrolled(page)).toBeGreaterThan(300);
  });

  test('going back leads to where the visitor was', async () => {
    const page = await visit();
    const calls = await watchScrolls(page);
    await page.goto('/moving');
    await expect.poll(async () => (await calls()).length).toBe(2);
    await scrollTo(page, 900);
    await expect.poll(() => scrolled(page)).toBe(900);
    await page.goto('/contact');
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBeGreaterThan(800);
  });
});

describe('entrances', () => {
  const waiting = (page: Page) => page.locator('[data-enter="wait"]').count();

  test('nothing is hidden before the visitor scrolls; what is below comes in when it is reached', async () => {
    const page = await visit();
    await page.goto('/moving');
    await page.waitForTimeout(100);
    expect(await waiting(page)).toBe(0);
    await page.mouse.move(600, 400);
    await page.mouse.wheel(0, 30);
    await expect.poll(() => waiting(page)).toBeGreaterThan(0);
    await scrollTo(page, 100_000);
    await expect.poll(() => waiting(page)).toBe(0);
  });

  test('none with reduced motion', async () => {
    const page = await visit({ reducedMotion: 'reduce' });
    await page.goto('/moving');
    await page.mouse.wheel(0, 30);
    await page.waitForTimeout(300);
    expect(await page.locator('[data-enter]').count()).toBe(0);
  });
});

test('a page without a form, carousel or gallery carries at most 3 KB of script', async () => {
  const page = await visit({ isNew: true });
  await page.goto('/one', { waitUntil: 'networkidle' });
  const bytes = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0),
  );
  expect(bytes).toBeGreaterThan(0);
  expect(bytes).toBeLessThanOrEqual(3 * 1024);
});

test('tables have lines and room, and quotes a line at their side, wherever a text may stand', async () => {
  const page = await visit();
  await page.goto('/markdown');
  const plain = await page.evaluate(() => {
    const pixels = (element: Element, name: string) =>
      Number.parseFloat(getComputedStyle(element).getPropertyValue(name));
    const lacks = (element: Element, names: string[]) => names.some((name) => !(pixels(element, name) > 0));
    const all = (selector: string) => [...document.querySelectorAll(`main ${selector}`)];
    const cells = all(':is(th, td)').filter((cell) => lacks(cell, ['border-bottom-width', 'padding-top']));
    const quotes = all('blockquote').filter((quote) => lacks(quote, ['border-left-width', 'padding-left']));
    return {
      tables: all('table').length,
      quotes: all('blockquote').length,
      plain: [...cells, ...quotes].map((each) => each.outerHTML),
    };
  });
  expect(plain).toEqual({ tables: 9, quotes: 9, plain: [] });
});
