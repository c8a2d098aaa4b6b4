import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test, vi } from 'vitest';
import { takePictures } from '../../scripts/pullRequest/takePictures';
import { buildPages } from './buildPages';

async function compare(before: Record<string, string>, after: Record<string, string>) {
  const above = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(above, { recursive: true }));
  const out = join(above, 'pictures');
  const log = vi.spyOn(console, 'log').mockReturnValue();
  const folders = [join(above, 'before'), join(above, 'after')] as const;
  buildPages(folders[0], before);
  buildPages(folders[1], after);
  const taken = await takePictures(...folders, out);
  const sizeOf = (file: string) => {
    const png = readFileSync(join(out, file));
    return { width: png.readUInt32BE(16), height: png.readUInt32BE(20) };
  };
  return { taken, log, out, sizeOf };
}

const tall = '<p style="height:3000px">Tall</p>';

test('pictures the pages that differ, whole, on a phone and on a desktop', async () => {
  const red = await sharp({ create: { width: 390, height: 100, channels: 3, background: '#f00' } })
    .png()
    .toBuffer();
  const farBelow = '<style>body{margin:0}img{display:block}</style><p style="height:6000px;margin:0"></p>';
  const pictures = `<img loading="lazy" src="data:image/png;base64,${red.toString('base64')}"><img src="/none.png">`;
  const { taken, sizeOf, out } = await compare(
    {
      'index.html': 'Home',
      'about.html': 'Old',
      'blog/a.html': 'Same',
      'b.html': 'Same<!-- a -->',
      'gone.html': 'Gone',
      '404.html': 'No',
    },
    {
      'index.html': 'Home',
      'about.html': `New ${tall}`,
      'blog/a.html': 'Same',
      'b.html': 'Same<!-- b -->',
      'blog/new.html': farBelow + pictures,
      '404.html': 'No',
    },
  );
  expect(taken).toEqual([
    {
      address: '/about',
      files: [
        'about-phone-before.png',
        'about-phone-after.png',
        'about-desktop-before.png',
        'about-desktop-after.png',
      ],
    },
    { address: '/blog/new', files: ['blog-new-phone-after.png', 'blog-new-desktop-after.png'] },
    { address: '/gone', files: ['gone-phone-before.png', 'gone-desktop-before.png'] },
  ]);
  expect(sizeOf('about-phone-after.png')).toMatchObject({ width: 390 });
  expect(sizeOf('about-desktop-after.png').height).toBeGreaterThan(3000);
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('<img src="about-phone-after.png"');
  // Pictures far below the screen are waited for, one that is broken is not.
  const bottom = { left: 10, top: 6050, width: 1, height: 1 };
  const file = join(out, 'blog-new-phone-after.png');
  const pixel = await sharp(file).extract(bottom).removeAlpha().raw().toBuffer();
  expect([...pixel]).toEqual([255, 0, 0]);
});

test('a line that depends on the hour is no change, and a fixed bar covers nothing', async () => {
  const clock =
    '<p data-open-now></p><script>document.querySelector("p").textContent = Math.random()</script>';
  const bar =
    '<div data-action-bar style="position:fixed;bottom:0;left:0;width:50px;height:50px;background:#f00"></div>';
  const { taken, out } = await compare(
    { 'a.html': `${clock}<!-- a -->`, 'b.html': 'Old' },
    { 'a.html': `${clock}<!-- b -->`, 'b.html': tall + bar },
  );
  expect(taken.map(({ address }) => address)).toEqual(['/b']);
  const picture = sharp(join(out, 'b-phone-after.png'));
  const end = picture.extract({ left: 10, top: 870, width: 1, height: 1 }).removeAlpha();
  expect([...(await end.raw().toBuffer())]).toEqual([255, 255, 255]);
});

test('nothing is opened where nothing differs', async () => {
  const { taken, log, out } = await compare({ 'a.html': 'Same' }, { 'a.html': 'Same' });
  expect(taken).toEqual([]);
  expect(log).toHaveBeenLastCalledWith('0 pages differ.');
  expect(existsSync(out)).toBe(false);
});

test('of very many pages, some are pictured and the others named', async () => {
  const names = [...'abcdefghijklmn'];
  const pages = Object.fromEntries(names.map((name) => [`${name}.html`, 'New']));
  const { taken, log, out } = await compare({}, pages);
  expect(taken.map(({ address }) => address)).toEqual(names.slice(0, 12).map((name) => `/${name}`));
  expect(log).toHaveBeenLastCalledWith('14 pages differ; 12 of them pictured.');
  expect(readFileSync(join(out, 'index.html'), 'utf8')).toContain('These pages change too: /m, /n.');
  expect(readdirSync(out)).toHaveLength(12 * 2 + 1);
});
