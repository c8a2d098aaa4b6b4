import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { keepFont } from '../../../scripts/pullRequest/takePictures';

const HEIGHT = 900;
const FRIDAY = '2026-11-20T15:00Z';

export interface PageOptions extends Pick<BrowserContextOptions, 'forcedColors' | 'javaScriptEnabled'> {
  url: string;
  width: number;
  /** Whether the test presses something, so that the page's scripts must be loaded. */
  awake?: boolean;
}

/** Opens a page without animations, pending requests or third parties. The caller closes its context. */
export async function openWithoutMotion(
  browser: Browser,
  { url, width, awake, ...options }: PageOptions,
): Promise<Page> {
  const viewport = { width, height: HEIGHT };
  const context = await browser.newContext({
    viewport,
    reducedMotion: 'reduce',
    bypassCSP: true,
    ...options,
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(FRIDAY);
  await page.addInitScript(showHours);
  const { origin } = new URL(url);
  await page.route(
    (to) => to.origin !== origin,
    (route) => route.fulfill({ contentType: 'text/html', body: '' }),
  );
  await keepFont(page, url);
  await page.goto(url, { waitUntil: 'load' });
  if (awake) await page.waitForLoadState('networkidle');
  // Forms show this field once their script is there.
  if (options.javaScriptEnabled !== false) {
    await page.locator('[data-photo-field]:not([data-ready])').first().waitFor({ state: 'detached' });
    await page.locator('[data-open-now]:not([data-state])').first().waitFor({ state: 'detached' });
  }
  await page.evaluate(() => {
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
  });
  // Polled from here, because a page without scripts has no timers.
  while (await page.evaluate(() => [...document.images].some(({ naturalWidth }) => naturalWidth === 0)))
    await page.waitForTimeout(50);
  await page.evaluate(() =>
    Promise.allSettled([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
  );
  return page;
}

/** Has the lines that say whether the business is open filled at once, wherever they are: else a picture may be taken before. */
function showHours(): void {
  const Observer = window.IntersectionObserver;
  window.IntersectionObserver = class extends Observer {
    readonly #tell: () => void;
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      super(callback, options);
      this.#tell = () => callback([{ isIntersecting: true } as IntersectionObserverEntry], this);
    }
    override observe(target: Element): void {
      if (target.matches('[data-open-now]')) this.#tell();
      else super.observe(target);
    }
  };
}
