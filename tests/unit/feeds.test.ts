import Parser from 'rss-parser';
import { expect, test } from 'vitest';
import { feeds } from '../../renderer/feeds';
import { plumberSite, plumberTexts, withArticles } from './plumberSite';

test('the newest 50 articles are in the feeds', async () => {
  const files = feeds(withArticles(await plumberSite(), 60), plumberTexts);
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
  expect(feeds(site, plumberTexts)).toEqual(feeds(site, plumberTexts));
});

test('a site without articles has no feeds', async () => {
  expect(feeds({ ...(await plumberSite()), articles: [] }, plumberTexts).size).toBe(0);
});
