import { expect, test } from 'vitest';
import { duringTest, followRequests, listenTo, visit } from './visits';

interface LayoutShift extends PerformanceEntry {
  readonly hadRecentInput: boolean;
  readonly value: number;
  readonly sources: readonly { readonly node: Node | null }[];
}

/** Records every layout shift that the visitor did not cause, in words. Scrolling by script does not excuse one. */
function keepShifts(): void {
  const shifts: string[] = [];
  Object.assign(window, { shifts });
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => entry.entryType === 'layout-shift';
  new PerformanceObserver((list) => {
    for (const { hadRecentInput, value, sources } of list.getEntries().filter(isShift))
      if (!hadRecentInput) shifts.push(`${value} ${sources.map(({ node }) => node?.nodeName).join(' ')}`);
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Widths in px, from old phones to large screens, including those at which the layout changes. */
const SCREENS = [280, 320, 390, 600, 640, 768, 900, 1023, 1024, 1100, 1180, 1280, 1440, 1920];

/** Tests that these pages of a site say nothing to the console, that nothing moves by itself, and that none scrolls sideways. */
export function testQuiet(origin: string, addresses: readonly string[]): void {
  test.each(addresses)('%s is quiet, and fits on every screen', async (address) => {
    const page = await visit({ origin, viewport: { width: 1440, height: 844 } });
    const complaints = listenTo(page);
    const requestsEnded = followRequests(page);
    await duringTest(page.addInitScript(keepShifts));
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
    expect(await page.evaluate(() => Reflect.get(window, 'shifts'))).toEqual([]);
    const wider: number[] = [];
    for (const width of SCREENS) {
      await page.setViewportSize({ width, height: 800 });
      const taken = await page.evaluate(() => document.documentElement.scrollWidth);
      if (taken > width) wider.push(width);
    }
    expect(wider, 'widths at which it scrolls sideways').toEqual([]);
  });
}
