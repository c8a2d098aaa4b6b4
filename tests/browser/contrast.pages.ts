import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { openWithoutMotion } from './pictures/openWithoutMotion';
import { browser, showcase } from './session';

type Color = readonly [red: number, green: number, blue: number];

/** WCAG 2.2, relative luminance. */
function luminance(color: Color): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const contrast = (one: number, other: number): number =>
  (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The lightest spot behind the text: the mean of the lightest 8 px square. */
async function lightestOf(screenshot: Buffer): Promise<number> {
  const { width = 8, height = 8 } = await sharp(screenshot).metadata();
  const size = { width: Math.ceil(width / 8), height: Math.ceil(height / 8) };
  const { data } = await sharp(screenshot)
    .resize({ ...size, fit: 'fill' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const patches = Array.from({ length: data.length / 3 }, (_, place) =>
    data.subarray(place * 3, place * 3 + 3),
  );
  return Math.max(...patches.map(([red = 0, green = 0, blue = 0]) => luminance([red, green, blue])));
}

async function leastContrast(page: Page, selector: string): Promise<number> {
  const words = page.locator(selector);
  const color = await words.evaluate((element) => getComputedStyle(element).color);
  const [red = 0, green = 0, blue = 0] = (color.match(/\d+/g) ?? []).map(Number);
  const box = await words.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { x, y, width, height } = range.getBoundingClientRect();
    (element as HTMLElement).style.visibility = 'hidden';
    return { x, y, width, height };
  });
  const behind = await page.screenshot({ clip: box });
  return contrast(luminance([red, green, blue]), await lightestOf(behind));
}

test.each([768, 1024, 1440, 1920])('words on a bright photograph keep 4.5:1 at %i px', async (width) => {
  const page = await openWithoutMotion(browser, { url: `${showcase}/`, width });
  const hero = 'main > section:first-child';
  for (const part of ['p >> nth=0', 'h1', 'p >> nth=1', 'p >> nth=2'])
    expect(await leastContrast(page, `${hero} >> ${part}`), part).toBeGreaterThanOrEqual(4.5);
  await page.context().close();
});
