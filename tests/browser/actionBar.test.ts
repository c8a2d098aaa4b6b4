import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { visit } from './visits';

let page: Page;

beforeEach(async () => {
  page = await visit({ viewport: { width: 390, height: 640 }, reducedMotion: 'reduce' });
});

const bar = () => page.getByRole('complementary', { name: 'Call or ask for an estimate' });

/** Whether the middle and the lower edge of the focused element can be touched. */
const isFree = () =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused) return false;
    const { left, top, width, height } = focused.getBoundingClientRect();
    const touched = [top + Math.min(height, innerHeight) / 2, Math.min(top + height, innerHeight) - 2].map(
      (y) => document.elementFromPoint(left + width / 2, y),
    );
    return touched.every(
      (element) => element !== null && (focused.contains(element) || element.contains(focused)),
    );
  });

const estimateLink = () => bar().locator('a').nth(1);

describe.each(['/contact', '/areas/sampleton'])('the bar of phones on %s', (address) => {
  test('rests its estimate button while a form is in view, and shows it again after', async () => {
    await page.goto(address);
    await page.locator('form[data-lead-form]').scrollIntoViewIfNeeded();
    await estimateLink().waitFor({ state: 'hidden' });
    expect(await bar().getByRole('link').count(), 'the call stays').toBe(1);
    await page.locator('footer').evaluate((footer) => footer.scrollIntoView({ block: 'end' }));
    await estimateLink().waitFor();
  });

  test('covers no field while somebody writes, and comes back after', async () => {
    await page.goto(address);
    // The last field shows once the script of the form is there.
    await page.locator('[data-photo-field][data-ready]').waitFor();
    const fields = page.locator(
      'form :is(input:not([type="hidden"]), select, textarea):visible:not([tabindex="-1"])',
    );
    const count = await fields.count();
    expect(count).toBeGreaterThan(3);
    await fields.first().focus();
    for (let place = 0; place < count; place++) {
      expect(await isFree(), `field ${place + 1}`).toBe(true);
      expect(await bar().isVisible()).toBe(false);
      await page.keyboard.press('Tab');
    }
    expect(await isFree(), 'the button').toBe(true);
    expect(await bar().isVisible()).toBe(true);
  });
});
