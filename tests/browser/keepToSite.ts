import type { Page } from 'playwright-core';

/** Lets a page reach only its own site; requests to third parties are stopped. */
export async function keepToSite(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort('blockedbyclient'),
  );
}
