import { expect, test } from 'vitest';
import { sitemap } from '../../renderer/outputs/sitemap';
import { plumberSite, withArticles } from './plumberSite';

const locs = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
const none = new Map<string, string>();

test('one file holds as many addresses as the protocol allows', async () => {
  const site = await plumberSite();
  const files = sitemap(withArticles(site, 50_000 - 6), none);
  expect([...files.keys()]).toEqual(['sitemap.xml']);
  expect(locs(files.get('sitemap.xml'))).toHaveLength(50_000);
});

test('more stand in several files that the first one lists, each address once', async () => {
  const site = await plumberSite();
  const files = sitemap(withArticles(site, 50_001), none);
  expect([...files.keys()]).toEqual(['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml']);
  expect(files.get('sitemap.xml')).toContain('<sitemapindex');
  expect(locs(files.get('sitemap.xml'))).toEqual([
    'https://www.harborlight.example/sitemap-1.xml',
    'https://www.harborlight.example/sitemap-2.xml',
  ]);
  const all = [...locs(files.get('sitemap-1.xml')), ...locs(files.get('sitemap-2.xml'))];
  expect(new Set(all).size).toBe(50_007);
  expect(all).toHaveLength(50_007);
});

test('a file that would be too large is split before it is', async () => {
  const site = withArticles(await plumberSite(), 40);
  const files = sitemap(site, none, { addresses: 50_000, bytes: 2000 });
  expect(files.size).toBeGreaterThan(3);
  for (const [name, text] of files)
    if (name !== 'sitemap.xml')
      expect(text.replace(/^<.*\n<urlset.*\n|<\/urlset>\n$/g, '').length).toBeLessThan(2200);
});

test('a page says when its file was changed, where that is known', async () => {
  const site = await plumberSite();
  const text =
    sitemap(site, new Map([['plumber/pages/notes.md', '2024-05-06T07:08:09Z']])).get('sitemap.xml') ?? '';
  const lines = text.split('\n').filter((line) => line.includes('<lastmod>'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('/notes</loc><lastmod>2024-05-06T07:08:09Z</lastmod>');
});
