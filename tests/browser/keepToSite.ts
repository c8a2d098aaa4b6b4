import type { Page } from 'playwright-core';

/** Lets a page reach its own site only: frames of third parties never leave this machine. */
export async function keepToSite(page: Page, origin: string): Promise<void> {
  await page.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort('blockedbyclient'),
  );
}
