import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { phone, visit } from './visits';

const scrollTo = (page: Page, y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
const scrolled = (page: Page) => page.evaluate(() => window.scrollY);

describe('the top of a page', () => {
  test('a fragment wins', async () => {
    const page = await visit();
    await page.goto('/moving#questions');
    await expect.poll(() => scrolled(page)).toBeGreaterThan(300);
    await page.waitForTimeout(100);
    expect(await scrolled(page)).toBeGreaterThan(300);
  });

  test('going back leads to where the visitor was', async () => {
    const page = await visit();
    await page.goto('/moving', { waitUntil: 'networkidle' });
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

test('no script can make markup of a text', async () => {
  const page = await visit();
  await page.goto('/gallery');
  const refused = await page.evaluate(() => {
    try {
      document.createElement('div').innerHTML = '<b>bold</b>';
      return false;
    } catch {
      return true;
    }
  });
  expect(refused).toBe(true);
});

test('the breadcrumbs on a phone are more than “Home”', async () => {
  const page = await visit(phone);
  await page.goto('/contact');
  const links = page.getByRole('navigation', { name: 'You are here' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(['Home', 'Contact']);
  await page.goto('/nowhere');
  expect(await links.count()).toBe(0);
  expect(await page.locator('nav a[href="/404"]').count()).toBe(0);
});

test.each([390, 768])('the address in the footer is broken inside no word at %i px', async (width) => {
  const page = await visit({ viewport: { width, height: 900 } });
  await page.goto('/');
  const broken = await page.locator('footer a[href^="mailto:"]').evaluate((link) => {
    const found: string[] = [];
    const texts = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      if (range.getClientRects().length > 1) found.push(text.textContent ?? '');
    }
    return found;
  });
  expect(broken).toEqual([]);
});
