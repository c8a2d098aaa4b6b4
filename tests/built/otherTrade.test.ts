import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listFiles } from '../../pipeline/source/listFolder';
import { textOf } from '../../scripts/compare/readPage';
import { dataNodesOf } from '../../scripts/look/pageFaults';
import { readPage } from './readPage';
import { PLUMBER, Workplace } from './Workplace';

/** Text that only the first business would use. */
const TRACES =
  /maple.?row|pitman|mullica|mantua|gloucester|south jersey|\(856\)|\+1856|13VH|brannock|remodel|kitchen|bathroom|basement|cabinetry|back to you within/i;

const plumber = new Workplace(PLUMBER).sharePictures().takeBundle();
/** It lies on its side, and a note in it says so. */
const sideways = join(import.meta.dirname, '..', 'fixtures', 'photos', 'sideways.jpg');
let built: { code: number; log: string };
beforeAll(async () => {
  cpSync(sideways, join(plumber.content, 'images', 'sink.jpg'));
  built = await plumber.build();
});
afterAll(() => plumber.remove());

describe('the content of another trade, built by the same code', () => {
  test('builds', () => {
    expect(built.code, built.log).toBe(0);
  });

  test('shows no trace of the first business in any file', () => {
    const traces = listFiles(plumber.out).flatMap((path) => {
      const binary = /\.(avif|webp|jpg|woff2)$/.test(path);
      const text = binary ? path : `${path}\n${readFileSync(join(plumber.out, path), 'utf8')}`;
      const found = text.match(new RegExp(`.{0,40}(?:${TRACES.source}).{0,40}`, 'i'));
      return found ? [`${path}: ${found[0]}`] : [];
    });
    expect(traces).toEqual([]);
  });

  test.each(['/', '/contact', '/notes', '/leak-repair', '/areas/portland-me', '/blog/frozen-pipes'])(
    'has %s, with its own name and phone',
    (address) => {
      const page = readPage(address, plumber.out);
      expect(page.querySelector('title')?.text).toMatch(/ \| Harbor Light$/);
      const body = textOf(page.querySelector('body') as never);
      expect(body).toContain('Harbor Light');
      expect(body).toMatch(/\(207\) 555-01\d\d/);
      const link = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
      expect(link).toBe(`https://www.harborlight.example${address}`);
    },
  );

  test('says in structured data what trade it is', () => {
    const business = dataNodesOf(readPage('/', plumber.out)).find((node) => node['@type'] === 'Plumber');
    expect(business).toMatchObject({
      name: 'Harbor Light Plumbing',
      address: { postalCode: '04101', addressRegion: 'ME' },
      aggregateRating: { ratingValue: '4.9', reviewCount: 31 },
    });
  });

  test('its sitemap lists its own addresses', () => {
    const sitemap = readFileSync(join(plumber.out, 'sitemap.xml'), 'utf8');
    const found = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => new URL(url ?? '').pathname);
    expect(found.sort()).toEqual(
      [
        ...['/', '/areas/portland-me', '/blog/frozen-pipes', '/contact', '/leak-repair', '/notes'],
        '/projects/cellar-drain',
      ].sort(),
    );
  });
});

test('a photograph taken sideways is shown upright, at its upright size', async () => {
  expect(await sharp(sideways).metadata()).toMatchObject({ width: 900, height: 600, orientation: 6 });
  const shown = readPage('/leak-repair', plumber.out).querySelectorAll('img[src*="/media/sink-"]');
  expect(shown.length).toBeGreaterThan(0);
  for (const image of shown) {
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '900']);
    const made = sharp(readFileSync(join(plumber.out, String(image.getAttribute('src')))));
    const { width, height, orientation = 1 } = await made.metadata();
    expect([width / height, orientation]).toEqual([600 / 900, 1]);
  }
});
