import { expect, test } from 'vitest';
import { findAxeProblems } from '../../scripts/look/browserFaults';
import { isWhole } from '../isWhole';
import { showcaseAddresses } from './pictures/openShowcase';
import { showcase, site } from './session';
import { siteAddresses } from './siteAddresses';
import { visit } from './visits';

/** Tests that axe finds nothing on these pages of a site. */
function testAxe(origin: string, addresses: readonly string[], widths: readonly number[]): void {
  test.each(addresses)('axe finds nothing on %s', async (address) => {
    const page = await visit({ origin, reducedMotion: 'reduce' });
    await page.goto(address, { waitUntil: 'load' });
    const found: Record<number, readonly string[]> = {};
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      found[width] = await findAxeProblems(page);
    }
    expect(found).toEqual(Object.fromEntries(widths.map((width) => [width, []])));
  });
}

testAxe(site, siteAddresses, [390, 1440]);
testAxe(showcase, showcaseAddresses(), isWhole ? [390, 768, 1440] : [390, 1440]);
