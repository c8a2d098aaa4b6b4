import type { Browser } from 'playwright-core';

/** Chromium cannot paint taller pictures. */
const TALLEST = 12_000;

/** A whole page as a visitor sees it who waits for every picture; nothing where there is no such page. */
export async function takePicture(
  browser: Browser,
  origin: string,
  address: string,
  width: number,
): Promise<Buffer | undefined> {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    // What third parties show changes by itself, and is none of this site's change.
    await page.route(
      (url) => url.origin !== origin && url.protocol.startsWith('http'),
      (route) => route.abort(),
    );
    const answer = await page.goto(origin + address);
    if (!answer?.ok() && address !== '/404') return undefined;
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: Math.min(Math.max(height, 900), TALLEST) });
    await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
    return await page.screenshot({ animations: 'disabled' });
  } finally {
    await page.close();
  }
}
