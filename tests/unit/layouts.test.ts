import { expect, test } from 'vitest';
import { frameData } from '../../pages/frameData';
import { entriesOf } from '../../pipeline/model/entries';
import { renderLayout } from '../../renderer/renderLayout';
import { plumberSite } from './plumberSite';

test('only pages of the menu have a layout of their own, in which they are marked', async () => {
  const site = await plumberSite();
  const layouts = new Map(
    entriesOf(site).map((entry) => [
      entry.address,
      renderLayout(frameData(entry, site), site.words.language, {}),
    ]),
  );
  const marked = [...layouts].map(([address, parts]) => {
    const found = [...parts.join('').matchAll(/<a href="([^"]*)"[^>]* aria-current="page"/g)];
    return { address, hrefs: [...new Set(found.map(([, href]) => href))] };
  });
  for (const { address, hrefs } of marked) expect([[], [address]]).toContainEqual(hrefs);
  expect(marked.filter(({ hrefs }) => hrefs.length > 0).length).toBeGreaterThan(3);
  expect(new Set(layouts.values()).size).toBeLessThan(layouts.size);
});
