import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

const HEIGHT = 900;

export interface Still extends Pick<BrowserContextOptions, 'forcedColors' | 'javaScriptEnabled'> {
  url: string;
  width: number;
  /** Somebody will press something: the page's scripts must have come. */
  awake?: boolean;
}

/** Opens a page on which nothing moves, waits or comes from another site. The caller closes its context. */
export async function openStill(browser: Browser, { url, width, awake, ...options }: Still): Promise<Page> {
  const viewport = { width, height: HEIGHT };
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce', ...options });
  const page = await context.newPage();
  const { origin } = new URL(url);
  await page.route(
    (to) => to.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '<body bgcolor="#dddddd">' }),
  );
  await page.goto(url, { waitUntil: 'load' });
  if (awake) await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    await Promise.allSettled([document.fonts.ready, ...images.map((image) => image.decode())]);
  });
  return page;
}
