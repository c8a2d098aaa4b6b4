import { mkdirSync, writeFileSync } from 'node:fs';
import { describe, expect, inject, test } from 'vitest';
import type { Tab } from './Tab';

const sites = inject('sites');
const pictures = '.cache/tests/engines';

/** Tests the width of the main pages in one engine, and keeps their pictures for people to look at. */
export function testPages(name: string, tab: () => Tab): void {
  /** The pictures on the screen that are not there yet. */
  const unloaded = () =>
    tab().run(() =>
      [...document.images]
        .filter((image) => image.getClientRects()[0] && image.getBoundingClientRect().top < innerHeight)
        .filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        .map(({ alt, loading }) => `${loading} ${alt}`),
    );

  describe.each(['/', '/moving', '/albums', '/contact', '/areas/sampleton', '/blog/a-note', '/long'])(
    '%s',
    (address) => {
      /** CSS pixels. */
      const excessWidth = () =>
        tab().run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

      test.each([500, 1440])('is no wider than a window of %i px; its picture is kept', async (width) => {
        await tab().resize(width, 2800);
        await tab().open(`${sites.showcase}${address}`);
        await expect.poll(unloaded).toEqual([]);
        expect(await excessWidth()).toBe(0);
        mkdirSync(pictures, { recursive: true });
        const file = `${name}${address.replaceAll('/', '-')}-${width}.png`;
        writeFileSync(`${pictures}/${file}`, await tab().screenshot());
      });

      test('is no wider with text of twice the size, as on a phone of 390 px', async () => {
        await tab().open(`${sites.showcase}${address}`);
        await tab().run(() => {
          document.documentElement.style.fontSize = `${(32 * innerWidth) / 390}px`;
        });
        expect(await excessWidth()).toBe(0);
      });
    },
  );
}
