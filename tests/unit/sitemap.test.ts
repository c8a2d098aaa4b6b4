import { expect, test } from 'vitest';
import { sitemap } from '../../renderer/outputs/sitemap';
import { plumberSite } from './plumberSite';

test('a page says when its file was changed, where that is known', async () => {
  const site = await plumberSite();
  const text = sitemap(site, new Map([['plumber/pages/notes.md', '2024-05-06T07:08:09Z']]));
  const lines = text.split('\n').filter((line) => line.includes('<lastmod>'));
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('/notes</loc><lastmod>2024-05-06T07:08:09Z</lastmod>');
});
