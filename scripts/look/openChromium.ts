import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findHeadlessShell, requireChromium } from './chromium';

/** Starts headless Chromium; installs it if possible. The caller closes it. */
export async function openChromium(): Promise<Browser> {
  const path = requireChromium();
  return chromium.launch({
    executablePath: findHeadlessShell() ?? path,
    chromiumSandbox: process.getuid?.() !== 0,
    args: CHROMIUM_ARGS,
  });
}

/** Blocks requests to third parties, whose content changes by itself. */
export function blockThirdParties(pages: BrowserContext | Page, origin: string): Promise<unknown> {
  return pages.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
}

/** Waits for the fonts and all pictures, including lazy ones. Ignores broken pictures. */
export async function loadPictures(page: Page): Promise<void> {
  // All functions in it are anonymous: tsx wraps named ones in a helper that does not exist in the page.
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    // The browser chooses the variant of a picture in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}
