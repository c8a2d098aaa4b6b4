import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { notebook, phone, visit } from './visits';

/** Text of the page that no visitor can see, except in closed disclosures, in what a link opens, and in what has no use yet or without its script. */
const unseen = (page: Page) =>
  page.evaluate(() => {
    const hidden = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const asked = { opacityProperty: true, visibilityProperty: true };
      return width === 0 || height === 0 || !element.checkVisibility(asked);
    };
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, li, dt, dd, blockquote, label)')]
      .filter(
        (element) =>
          !element.closest(
            'details:not([open]), [hidden], [inert], [aria-hidden], [aria-live], [data-photo-field]',
          ),
      )
      .filter((element) => {
        const panel = element.closest('[data-panel]');
        return !panel || !document.querySelector(`[data-tabs] a[href="#${panel.id}"]`)?.checkVisibility();
      })
      .filter((element) => element.textContent?.trim() && hidden(element))
      .map((element) => element.textContent?.trim());
  });

describe.each<[string, (page: Page) => Promise<unknown>, boolean]>([
  ['without JavaScript', async () => undefined, false],
  ['where no script loads', (page) => page.route('**/*.js', (route) => route.abort()), true],
])('%s', (_how, prepare, javaScriptEnabled) => {
  test.each(['/', '/albums', '/areas/sampleton'])('everything on %s is there to see', async (address) => {
    const page = await visit({ javaScriptEnabled });
    await prepare(page);
    for (const { viewport } of [phone, notebook]) {
      await page.setViewportSize(viewport);
      await page.goto(address);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      expect(await page.locator('[data-enter]').count()).toBe(0);
      expect(await unseen(page)).toEqual([]);
    }
  });
});

describe('ways to the business', () => {
  test.each([
    ['/contact', '(555) 555-0100', 'tel:+15555550100'],
    ['/areas/sampleton', '(555) 555-0100', 'tel:+15555550100'],
    ['/areas/long', '(555) 555-0122', 'tel:+15555550122'],
  ])('on %s a press calls %s', async (address, phoneNumber, href) => {
    const page = await visit(phone);
    await page.goto(address);
    const links = page.locator('main').getByRole('link', { name: phoneNumber });
    expect(await links.count()).toBeGreaterThan(0);
    for (const link of await links.all()) expect(await link.getAttribute('href')).toBe(href);
    const bar = page.getByRole('complementary', { name: 'Call or ask for an estimate' });
    expect(await bar.getByRole('link', { name: phoneNumber }).getAttribute('href')).toBe(href);
    const estimate = bar.locator('a[data-estimate]');
    expect(await estimate.evaluate((link: HTMLAnchorElement) => link.pathname)).toBe('/contact');
  });
});
