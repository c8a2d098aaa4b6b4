import { expect, test } from 'vitest';
import { findAxeProblems } from '../../scripts/look/browserFaults';
import { visit } from './visits';

/** Tests that axe finds nothing on these pages of a site. */
export function testAxe(origin: string, addresses: readonly string[], widths: readonly number[]): void {
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
