import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { CHROMIUM_ARGS, findQuickChromium, requireChromium } from '../chromium';

/** Opens headless Chromium, which is installed if possible. The caller closes it. */
export async function openChromium(log: (line: string) => void): Promise<Browser> {
  const found = requireChromium(log);
  if ('why' in found) throw new Error(found.why);
  return chromium.launch({
    executablePath: findQuickChromium() ?? found.path,
    chromiumSandbox: process.getuid?.() !== 0,
    args: CHROMIUM_ARGS,
  });
}

/** What third parties show changes by itself. */
export function blockThirdParties(pages: BrowserContext | Page, origin: string): Promise<unknown> {
  return pages.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.abort(),
  );
}

/** Waits for the fonts and for every picture, also those that wait to come near the screen; one that is broken stays so. */
export async function loadPictures(page: Page): Promise<void> {
  // No function in it has a name: tsx would wrap it in a helper that the page does not have.
  await page.evaluate(async () => {
    for (const image of document.images) {
      image.loading = 'eager';
      image.decoding = 'sync';
    }
    // A picture of another size is chosen in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await Promise.allSettled([...document.images].map((image) => image.decode()));
    await document.fonts.ready;
  });
}
