import { describe, expect, test } from 'vitest';
import { visit } from './visits';

/** Width of the screen, pixel ratio, and the widths of the files for the picture at the top of the page and for any other. */
const phones = [
  ['the phone that Lighthouse is', 412, 1.75, 750, 750],
  ['a phone with three dots a pixel', 390, 3, 1170, 750],
  ['a screen with one dot a pixel', 390, 1, 400, 400],
] as const;

describe.each(phones)('%s, %i px at %f', (_name, width, deviceScaleFactor, top, others) => {
  test(`takes the first picture at ${top} px, once, and none of the others above ${others} px`, async () => {
    const page = await visit({ viewport: { width, height: 844 }, deviceScaleFactor, isNew: true });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/albums', { waitUntil: 'load' });
    const widths = await page.evaluate(() =>
      [...document.images]
        .filter(({ currentSrc }) => currentSrc !== '')
        .map(({ currentSrc }) => Number(/-(\d+)\.\w+$/.exec(currentSrc)?.[1])),
    );
    expect(widths[0]).toBe(top);
    expect(Math.max(...widths.slice(1))).toBeLessThanOrEqual(others);
    const first = await page.evaluate(() => document.images[0]?.currentSrc.replace(/-\d+\.\w+$/, '') ?? '');
    expect(asked.filter((url) => url.startsWith(first))).toHaveLength(1);
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
