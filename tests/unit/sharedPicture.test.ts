import { expect, test } from 'vitest';
import { shareCard } from '../../pages/shareCard';
import type { Site } from '../../pipeline/model/Site';
import { copyContent, edit } from './copyContent';
import { entryAt, siteOf, withArticles } from './plumberSite';

const cardAt = (site: Site, address: string) => shareCard(entryAt(site, address), site);

test('a picture that one page chose is only cut to size; where two chose it, each has a card with its title', async () => {
  const content = copyContent();
  edit(content, 'areas/portland-me.md', 'image: images/van.jpg\n', '');
  const shared = await siteOf(content);
  const cards = ['/', '/contact'].map((address) => cardAt(shared, address));
  expect(cards.every(({ drawing }) => drawing)).toBe(true);
  expect(new Set(cards.map(({ name }) => name)).size).toBe(2);

  edit(content, 'pages/contact.md', 'image: images/van.jpg\n', '');
  expect(cardAt(await siteOf(content), '/').drawing).toBeUndefined();
});

test('many articles with one photograph share it', async () => {
  const site = withArticles(await siteOf(copyContent()), 50);
  const cards = site.entries.article.map((entry) => shareCard(entry, site));
  expect(cards.some(({ drawing }) => drawing)).toBe(false);
});
