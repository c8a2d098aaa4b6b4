import { expect, test } from 'vitest';
import { entriesOf } from '../../pipeline/model/entries';
import { frameOf } from './frameOf';
import { plumberSite } from './plumberSite';

test('a page is marked in the menus that name it, and no other page is', async () => {
  const site = await plumberSite();
  const marked = entriesOf(site).map((entry) => {
    const found = [...frameOf(entry, site).matchAll(/<a href="([^"]*)"[^>]* aria-current="page"/g)];
    return { address: entry.address, hrefs: [...new Set(found.map(([, href]) => href))] };
  });
  for (const { address, hrefs } of marked) expect([[], [address]]).toContainEqual(hrefs);
  expect(marked.filter(({ hrefs }) => hrefs.length > 0).length).toBeGreaterThan(3);
});
