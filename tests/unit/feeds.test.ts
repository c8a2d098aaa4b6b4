import Parser from 'rss-parser';
import { expect, test } from 'vitest';
import { textsOf } from '../../pages/textsOf';
import { feeds } from '../../renderer/feeds';
import { plumberSite, withArticles } from './plumberSite';

test('the newest 50 articles are in the feeds', async () => {
  const files = feeds(withArticles(await plumberSite(), 60), textsOf);
  for (const name of ['feed.xml', 'atom.xml']) {
    const { items } = await new Parser().parseString(files.get(name) ?? '');
    expect(items).toHaveLength(50);
    expect(items[0]).toMatchObject({ title: 'Drip 1' });
    expect(items[0]?.isoDate).toMatch(/^2024-12-31/);
    expect(items.at(-1)?.title).toBe('Drip 50');
  }
});

test('the same content gives the same feeds', async () => {
  const site = await plumberSite();
  expect(feeds(site, textsOf)).toEqual(feeds(site, textsOf));
});

test('a site without articles has no feeds', async () => {
  expect(feeds({ ...(await plumberSite()), articles: [] }, textsOf).size).toBe(0);
});
