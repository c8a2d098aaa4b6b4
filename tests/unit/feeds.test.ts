import Parser from 'rss-parser';
import { expect, test } from 'vitest';
import type { Entry } from '../../pipeline/model/Site';
import { feeds } from '../../renderer/outputs/feeds';
import { feedText } from '../../renderer/outputs/feedTexts';
import { changeArticles, plumberSite, plumberTexts, withArticles } from './plumberSite';

const SITE = 'https://site.example';
const textOf = (entry: Entry) => feedText(plumberTexts(entry), SITE);

test('the newest 50 articles are in the feeds', async () => {
  const files = feeds(withArticles(await plumberSite(), 60), textOf);
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
  expect(feeds(site, textOf)).toEqual(feeds(site, textOf));
});

test('a site without articles and projects has no feeds', async () => {
  const site = changeArticles(await plumberSite(), () => []);
  expect(feeds({ ...site, entries: { ...site.entries, project: [] } }, textOf).size).toBe(0);
});

test('a project is in the feeds, with its story, in the month in which it was finished', async () => {
  const { items } = await new Parser().parseString(feeds(await plumberSite(), textOf).get('feed.xml') ?? '');
  expect(items.find(({ link }) => link?.endsWith('/projects/cellar-drain'))).toMatchObject({
    title: 'A New Copper Drain in a Portland Cellar',
    categories: ['Leak repair'],
    isoDate: expect.stringMatching(/^2024-03/),
    'content:encoded': expect.stringContaining('the strength of a biscuit'),
  });
});
