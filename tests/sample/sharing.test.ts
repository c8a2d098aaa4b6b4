import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { readPage } from '../built/readPage';
import { builtFolder } from '../builtSite';

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
