import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { shareCard } from '../../pages/shareCard';
import { themeColors } from '../../pages/themeColors';
import { loadCheckedSite } from '../../pipeline/lint/lint';
import { loadSite } from '../../pipeline/model/load/loadSite';
import type { Site } from '../../pipeline/model/Site';
import { Store } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { MediaMaker } from '../../renderer/MediaMaker';
import { copyContent, edit, newFolder } from './copyContent';
import { entryAt, siteOf, withArticles } from './plumberSite';

test('a picture damaged in its middle is reported, and there is no site', async () => {
  const folder = newFolder('pictures');
  const content = join(folder, 'content');
  cpSync(join(import.meta.dirname, '../fixtures/plumber'), content, { recursive: true });
  const photo = join(content, 'images/van.jpg');
  const bytes = readFileSync(photo);
  writeFileSync(photo, bytes.fill(0x55, bytes.length / 2, bytes.length / 2 + 400));
  const pool = new WorkerPool();
  const { site, messages, pictures, report } = await loadCheckedSite(
    content,
    { store: new Store(join(folder, 'store')), version: '1', pool },
    { functionsUrl: '/functions/v1' },
  );
  expect(site).toBeUndefined();
  expect(pictures.size).toBe(0);
  expect(messages).toMatchObject([
    { file: 'content/images/van.jpg', start: { line: 1, column: 1 }, fatal: true, ruleId: 'picture-broken' },
  ]);
  expect(report).toMatch(/damaged.*save it again as JPEG.*upload/);
});

test("JPEGs of transparent pictures are on the page's paper, and have another name where it is another color", async () => {
  const cache = newFolder('paper');
  const options = {
    store: new Store(join(cache, 'store')),
    version: 'v',
    pool: new WorkerPool(),
  };
  const names = new Set<string>();
  for (const color of ['', '"#223366"', '"#7a1f3d"']) {
    const content = copyContent();
    if (color) edit(content, 'business.md', 'license:', `brand:\n  color: ${color}\nlicense:`);
    const create = { width: 64, height: 64, channels: 4 as const, background: '#0000' };
    await sharp({ create })
      .png()
      .toFile(join(content, 'images', 'badge.png'));
    const loaded = await loadSite(content, options, { functionsUrl: '' });
    const media = new MediaMaker(content, join(cache, 'media'));
    const [name = ''] = media.names(loaded).filter((each) => /^badge-.*\.jpg$/.test(each));
    await media.make(name, loaded);
    names.add(name);
    const pixel = await sharp(join(media.folder, name)).resize(1, 1).raw().toBuffer();
    const { paper } = themeColors(loaded.site?.business.brand).color;
    const parts = (paper.match(/[\da-f]{2}/g) ?? []).map((part) => Number.parseInt(part, 16));
    // A JPEG rounds.
    for (const [index, part] of parts.entries())
      expect(Math.abs(part - (pixel[index] ?? 0)), `${color} ${paper}`).toBeLessThan(3);
  }
  expect(names.size).toBe(3);
});

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
