import { expect, test } from 'vitest';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { siteAddresses } from './siteAddresses';
import { followRequests, listenTo, visit, watchShifts } from './visits';

/** Widths in px, from old phones to large screens, including those at which the layout changes. */
const SCREENS = [280, 320, 390, 600, 640, 768, 900, 1023, 1024, 1100, 1180, 1280, 1440, 1920];

/** Tests that these pages of a site say nothing to the console, that nothing moves by itself, and that none scrolls sideways. */
function testQuiet(origin: string, addresses: readonly string[]): void {
  test.each(addresses)('%s is quiet, and fits on every screen', async (address) => {
    const page = await visit({ origin, viewport: { width: 1440, height: 844 } });
    const complaints = listenTo(page);
    const requestsEnded = followRequests(page);
    const shifts = await watchShifts(page);
    await page.goto(address);
    await requestsEnded();
    await page.evaluate(async () => {
      await new Promise((done) => requestIdleCallback(done, { timeout: 5000 }));
      for (let y = 0; y < document.body.scrollHeight; y += 600) {
        window.scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 30));
      }
    });
    await requestsEnded();
    // The browser itself reports the status of the page.
    expect(complaints).toEqual(address === '/404' ? [expect.stringContaining('404')] : []);
    expect(await shifts()).toEqual([]);
    const wider: number[] = [];
    for (const width of SCREENS) {
      await page.setViewportSize({ width, height: 800 });
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      if (taken > width) wider.push(width);
    }
    expect(wider, 'widths at which it scrolls sideways').toEqual([]);
  });
}

testQuiet(site, siteAddresses);
testQuiet(showcase, showcaseAddresses());
