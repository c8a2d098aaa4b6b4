import { describe, expect, test } from 'vitest';
import { visits } from './visits';

const visit = visits();

/** Width of the screen, pixel ratio, and the width of the file for a picture across the whole screen. */
const phones = [
  ['a small phone', 375, 2, 750],
  ['a large phone with two dots a pixel', 414, 2, 750],
  ['the phone that Lighthouse is', 412, 1.75, 750],
  ['a phone with three dots a pixel', 390, 3, 750],
  ['a large phone with three dots a pixel', 430, 3, 750],
  ['a screen with one dot a pixel', 390, 1, 400],
] as const;

describe.each(phones)('%s, %i px at %f', (_name, width, deviceScaleFactor, wanted) => {
  test(`takes the first picture at ${wanted} px, and none that is larger`, async () => {
    const page = await visit({ viewport: { width, height: 844 }, deviceScaleFactor, isNew: true });
    await page.goto('/albums', { waitUntil: 'load' });
    const widths = await page.evaluate(() =>
      [...document.images]
        .filter(({ currentSrc }) => currentSrc !== '')
        .map(({ currentSrc }) => Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1])),
    );
    expect(widths[0]).toBe(wanted);
    expect(Math.max(...widths)).toBeLessThanOrEqual(wanted);
  });
});

test('a picture of half the screen is half as large', async () => {
  const page = await visit({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 });
  await page.goto('/moving', { waitUntil: 'load' });
  const small = page.locator('[data-photo] img').nth(1);
  await small.scrollIntoViewIfNeeded();
  await expect
    .poll(() => small.evaluate((image: HTMLImageElement) => image.currentSrc))
    .toMatch(/-400\.avif$/);
});
