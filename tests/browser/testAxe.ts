import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAxeProblems } from './findAxeProblems';
import { keepToSite } from './keepToSite';
import { browser } from './session';

/** The widths at which axe looks at a page. */
export const AXE_WIDTHS = [390, 768, 1440];

/** Tests that axe finds nothing on any page of a site. */
export function testAxe(site: string, addresses: readonly string[]): void {
  describe.each(addresses)('%s', (address) => {
    let page: Page;
    beforeAll(async () => {
      page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 } });
      await keepToSite(page, site);
      await page.goto(site + address, { waitUntil: 'load' });
    });
    afterAll(() => page?.close());

    test.each(AXE_WIDTHS)('has nothing for axe to find at %i px', async (width) => {
      await page.setViewportSize({ width, height: 844 });
      expect(await findAxeProblems(page)).toEqual([]);
    });
  });
}
