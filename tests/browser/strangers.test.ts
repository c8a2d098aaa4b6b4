import { expect, test } from 'vitest';
import { phone, visit } from './visits';

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
