import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { themeColors } from '../../pages/themeColors';
import { loadSite } from '../../pipeline/model/load/loadSite';
import { Store } from '../../pipeline/source/store.mjs';
import { WorkerPool } from '../../pipeline/workers/WorkerPool';
import { MediaMaker } from '../../renderer/MediaMaker';
import { copyContent, edit, newFolder } from './copyContent';

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
