import Parser from 'rss-parser';
import { expect, test } from 'vitest';
import { feeds } from '../../renderer/outputs/feeds';
import { headersFile } from '../../renderer/outputs/hostFiles';
import { sitemap } from '../../renderer/outputs/sitemap';
import { feedFaults } from '../feedFaults';
import { copyContent, edit } from './copyContent';
import { changeArticles, plumberSite, plumberTrees, siteOf, treesFrom, withArticles } from './plumberSite';

test('the newest 50 articles are in the feeds', async () => {
  const files = feeds(withArticles(await plumberSite(), 60), plumberTrees);
  for (const name of ['feed.xml', 'atom.xml']) {
    const { items } = await new Parser().parseString(files.get(name) ?? '');
    expect(items).toHaveLength(50);
    expect(items[0]).toMatchObject({ title: 'Drip 1' });
    expect(items[0]?.isoDate).toMatch(/^2024-12-31/);
    expect(items.at(-1)?.title).toBe('Drip 50');
  }
});

test('a site without articles and projects has no feeds', async () => {
  const site = changeArticles(await plumberSite(), () => []);
  expect(feeds({ ...site, entries: { ...site.entries, project: [] } }, plumberTrees).size).toBe(0);
});

test('a project is in the feeds, with its story, in the month in which it was finished', async () => {
  const { items } = await new Parser().parseString(
    feeds(await plumberSite(), plumberTrees).get('feed.xml') ?? '',
  );
  expect(items.find(({ link }) => link?.endsWith('/projects/cellar-drain'))).toMatchObject({
    title: 'A New Copper Drain in a Portland Cellar',
    categories: ['Leak repair'],
    isoDate: expect.stringMatching(/^2024-03/),
    'content:encoded': expect.stringContaining('the strength of a biscuit'),
  });
});

test('both feeds pass the rules of a validator, whatever stands in titles and texts', async () => {
  const content = copyContent();
  edit(
    content,
    'blog/frozen-pipes.md',
    'title: What to Do When Pipes Freeze',
    'title: Pipes < 40 °F & What to Do ]]> Then',
  );
  edit(
    content,
    'blog/frozen-pipes.md',
    '## Warm it slowly',
    'See [below](#warm-it-slowly), [us](/contact) and a note.[^1]\n\n[^1]: Here.\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n## Warm it slowly',
  );
  const files = feeds(await siteOf(content), treesFrom(content));
  for (const name of ['feed.xml', 'atom.xml']) expect(feedFaults(files.get(name) ?? '')).toEqual([]);
  const { items } = await new Parser().parseString(files.get('feed.xml') ?? '');
  expect(items.map(({ creator }) => creator)).toContain('Harbor Light Plumbing');
});

test('https is asked of subdomains only where the owner says so', async () => {
  expect(headersFile(await plumberSite())).toMatch(/Strict-Transport-Security: max-age=31536000\n/);
  const content = copyContent();
  edit(content, 'business.md', '\nsite: ', '\nsecureSubdomains: yes\nsite: ');
  expect(headersFile(await siteOf(content))).toMatch(/max-age=31536000; includeSubDomains\n/);
});

test('a page says when its file was changed, where that is known', async () => {
  const site = await plumberSite();
  const text = sitemap(site, new Map([['plumber/pages/notes.md', '2024-05-06T07:08:09Z']]));
  const lines = text.split('\n').filter((line) => line.includes('<lastmod>'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('/notes</loc><lastmod>2024-05-06T07:08:09Z</lastmod>');
});
