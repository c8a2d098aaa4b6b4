import type { Page } from 'playwright-core';

/**
 * With `font-display: optional`, a browser leaves out a font that comes late. Here the page waits for it, so that a busy machine
 * shows the same letters. The context bypasses the CSP, which allows the style by its hash.
 */
export async function keepFont(page: Page, url: string | RegExp): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}
