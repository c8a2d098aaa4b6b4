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
