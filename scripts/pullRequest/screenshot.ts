import type { Browser, Page } from 'playwright-core';
import { blockThirdParties, loadPictures } from '../look/openChromium';

/** Chromium cannot paint taller pictures. */
const MAX_HEIGHT = 12_000;

/** Hides whether the business is open now, which depends on the hour, and moves the bar of buttons from the first screen to the end of the page. */
const STILL =
  '[data-open-now] { visibility: hidden } body { position: relative } [data-action-bar] { position: absolute !important }';

/** A whole page as a visitor sees it who waits for every picture; undefined where there is no such page. */
export async function takeScreenshot(
  browser: Browser,
  origin: string,
  address: string,
  width: number,
): Promise<Buffer | undefined> {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  try {
    await blockThirdParties(page, origin);
    await keepFont(page, origin + address);
    const answer = await page.goto(origin + address);
    if (!answer?.ok() && address !== '/404') return undefined;
    // Forms show this field once their script is there.
    const waiting = page.locator('[data-photo-field]:not([data-ready])').first();
    await waiting.waitFor({ state: 'detached', timeout: 10_000 }).catch(() => undefined);
    await page.addStyleTag({ content: STILL });
    await loadPictures(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(height, 900), MAX_HEIGHT) };
    // With a viewport as tall as the page, Chromium does not always scale the same picture to the same pixels.
    return await page.screenshot({ animations: 'disabled', fullPage: true, clip });
  } finally {
    await page.close();
  }
}

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
