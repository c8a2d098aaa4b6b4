import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isWhole } from '../isWhole';
import { clippedTexts } from './measures/clippedTexts';
import { installMeasuring } from './measures/installMeasuring';
import { overlappingTexts } from './measures/overlappingTexts';
import { smallTargets } from './measures/smallTargets';
import { smallTexts } from './measures/smallTexts';
import { unseenFocus } from './measures/unseenFocus';
import { wronglySizedPictures } from './measures/wronglySizedPictures';
import { showcaseAddresses } from './pictures/openShowcase';
import { browser, showcase, site } from './session';
import { siteAddresses } from './siteAddresses';

/** Tests of each page of a site: what can be read, reached and pressed, on screens of these widths and with large text. */
function testMeasures(origin: string, addresses: readonly string[], widths: readonly number[]): void {
  let context: BrowserContext;
  let page: Page;
  beforeAll(async () => {
    context = await browser.newContext({ hasTouch: true, isMobile: true, reducedMotion: 'reduce' });
    await context.addInitScript(installMeasuring);
    page = await context.newPage();
  });
  afterAll(() => context?.close());

  describe.each(addresses)('%s', (address) => {
    beforeAll(async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(origin + address, { waitUntil: 'load' });
    });

    const at = (width: number) => page.setViewportSize({ width, height: 844 });
    const textSize = (size: string) =>
      page.evaluate((value) => {
        document.documentElement.style.fontSize = value;
      }, size);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);

    test('the first stop of a keyboard leads past the menu', async () => {
      await page.keyboard.press('Tab');
      const skip = page.locator(':focus');
      expect(await skip.getAttribute('href')).toBe('#content');
      await expect.poll(async () => (await skip.boundingBox())?.y ?? -1).toBeGreaterThanOrEqual(0);
      await page.keyboard.press('Enter');
      await expect.poll(() => page.locator(':focus').getAttribute('id')).toBe('content');
    });

    test('does not scroll sideways at 320 px', async () => {
      await at(320);
      expect(await width()).toBeLessThanOrEqual(320);
      expect(await page.evaluate(clippedTexts)).toEqual([]);
    });

    test.each(widths)('text and targets are large enough at %i px', async (wide) => {
      await at(wide);
      expect(await page.evaluate(smallTexts)).toEqual([]);
      expect(await page.evaluate(smallTargets)).toEqual([]);
    });

    test.each(widths)('the widths that pictures declare are those on the page at %i px', async (wide) => {
      await at(wide);
      expect(await page.evaluate(wronglySizedPictures)).toEqual([]);
    });

    test.each(widths)('the focus is seen on every stop at %i px', async (wide) => {
      await at(wide);
      await page.keyboard.press('Tab');
      expect(await page.evaluate(unseenFocus)).toEqual([]);
    });

    test.each(widths)('nothing is cut off or overlaps at 200 % text size at %i px', async (wide) => {
      await at(wide);
      await textSize('200%');
      expect(await width()).toBeLessThanOrEqual(wide);
      expect(await page.evaluate(clippedTexts)).toEqual([]);
      expect(await page.evaluate(overlappingTexts)).toEqual([]);
      if (wide < 768) expect(await page.evaluate(coveredPart)).toBeLessThanOrEqual(0.2);
      await textSize('');
    });
  });
}

/** The part of the screen that the header and the bar with the buttons cover halfway down the page. */
function coveredPart(): number {
  window.scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
  const covered = [...document.querySelectorAll('[data-header], [data-action-bar]')].map((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    return Math.max(0, Math.min(bottom, window.innerHeight) - Math.max(top, 0));
  });
  window.scrollTo({ top: 0, behavior: 'instant' });
  return covered.reduce((sum, height) => sum + height, 0) / window.innerHeight;
}

testMeasures(site, siteAddresses, [390, 1440]);
describe('the showcase', () =>
  testMeasures(showcase, showcaseAddresses(), isWhole ? [390, 768, 1440] : [390, 1440]));
