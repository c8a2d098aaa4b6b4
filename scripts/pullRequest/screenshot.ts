import type { Browser, Page } from 'playwright-core';
import { blockThirdParties, loadPictures } from '../look/openChromium';

/** Chromium cannot paint taller pictures. */
const MAX_HEIGHT = 12_000;

/** Makes screenshots repeatable: hides “open now”, which depends on the time, and takes the action bar out of its fixed position. */
const FIXED_STYLE =
  '[data-open-now] { visibility: hidden } body { position: relative } [data-action-bar] { position: absolute !important }';

/** A screenshot of a whole page with all pictures loaded; `undefined` if the page does not exist. */
export async function takeScreenshot(browser: Browser, url: string, width: number) {
  const viewport = { width, height: 900 };
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce', bypassCSP: true });
  try {
    const { origin, pathname } = new URL(url);
    await blockThirdParties(page, origin);
    await keepFont(page, url);
    const response = await page.goto(url);
    if (!response?.ok() && pathname !== '/404') return undefined;
    // Waits for the script of a form, which adds its field for photographs.
    const unfinishedField = page.locator('[data-photo-field]:not([data-ready])').first();
    await unfinishedField.waitFor({ state: 'detached', timeout: 10_000 }).catch(() => undefined);
    await page.addStyleTag({ content: FIXED_STYLE });
    await loadPictures(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const clip = { x: 0, y: 0, width, height: Math.min(Math.max(height, viewport.height), MAX_HEIGHT) };
    // A clip, because in a viewport as tall as the page Chromium does not scale pictures deterministically.
    return await page.screenshot({ animations: 'disabled', fullPage: true, clip });
  } finally {
    await page.close();
  }
}

/** Makes the page wait for its font, which `font-display: optional` drops if it is slow. Needs `bypassCSP`, because the CSP has the style's hash. */
export async function keepFont(page: Page, url: string | RegExp): Promise<void> {
  await page.route(url, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('font-display:optional', 'font-display:block');
    await route.fulfill({ response, body });
  });
}
