import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPage } from '../built/readPage';
import { builtFiles, builtFolder } from '../builtSite';
import { pages } from './pages';

const SITE = 'https://www.maplerow.example';
const addresses = [...pages.map(({ address }) => address), '/404'];
const metaOf = (address: string) => {
  const page = readPage(address);
  return (name: string) =>
    page.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
};
const cardOf = (address: string) => (metaOf(address)('og:image') ?? '').slice(SITE.length + 1);
const files = builtFiles();

describe.each(addresses)('%s', (address) => {
  const meta = metaOf(address);

  test('has a card of 1200 by 630 pixels', () => {
    expect(files).toContain(cardOf(address));
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect(meta('og:image:alt')).toMatch(/\S{3}/);
  });

  test('tells every network the same', () => {
    const page = readPage(address);
    expect(meta('og:title')).toBe(page.querySelector('title')?.text);
    expect(meta('og:description')).toBe(meta('description'));
    for (const part of ['image', 'image:alt']) expect(meta(`twitter:${part}`)).toBe(meta(`og:${part}`));
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(page.querySelector('html')?.getAttribute('lang')).toBe('en-US');
  });

  test('has a title and a description that fit into a search result', () => {
    const title =
      readPage(address)
        .querySelector('title')
        ?.text.replace(/ \| Maple Row$/, '') ?? '';
    expect(title.length).toBeGreaterThanOrEqual(15);
    expect(title.length).toBeLessThanOrEqual(65);
    expect(meta('description')?.length).toBeGreaterThanOrEqual(70);
    expect(meta('description')?.length).toBeLessThanOrEqual(165);
  });
});

test('no two pages have the same card, but for the parts of one list', () => {
  const own = addresses.filter((address) => !/\/page\/\d+$/.test(address));
  expect(new Set(own.map(cardOf)).size).toBe(own.length);
});

describe('signs of the site', () => {
  const head = readPage('/');
  const href = (rel: string) => head.querySelector(`link[rel="${rel}"]`)?.getAttribute('href') ?? '';
  const manifest = JSON.parse(readFileSync(join(builtFolder, href('manifest')), 'utf8'));

  test('an icon for tabs and one for home screens', async () => {
    expect(readFileSync(join(builtFolder, href('icon')), 'utf8')).toMatch(/^<svg[^>]*viewBox="0 0 64 64"/);
    const { width, height } = await sharp(join(builtFolder, href('apple-touch-icon'))).metadata();
    expect([width, height]).toEqual([180, 180]);
  });

  test('a manifest with the name, the colors and icons of the size it says', async () => {
    expect(manifest).toMatchObject({ name: 'Maple Row Remodeling', short_name: 'Maple Row', lang: 'en-US' });
    expect(head.querySelector('meta[name="theme-color"]')?.getAttribute('content')).toBe(
      manifest.theme_color,
    );
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join(builtFolder, src)).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    expect(manifest.icons).toHaveLength(2);
  });
});
