import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPage } from './readPage';
import { PLUMBER, Workplace } from './Workplace';

const fixtures = join(import.meta.dirname, '..', 'fixtures');
const photo = join(fixtures, 'photos', 'sideways.jpg');
const place = new Workplace(PLUMBER).sharePictures().takeBundle();

beforeAll(async () => {
  cpSync(photo, join(place.content, 'images', 'sink.jpg'));
  expect(await place.build()).toMatchObject({ code: 0 });
}, 240_000);
afterAll(() => place.remove());

test('the photograph lies on its side, and a note in it says so', async () => {
  expect(await sharp(photo).metadata()).toMatchObject({ width: 900, height: 600, orientation: 6 });
});

test('a photograph taken sideways is shown upright, at its upright size', async () => {
  const shown = readPage('/leak-repair', place.out).querySelectorAll('img[src*="/media/sink-"]');
  expect(shown.length).toBeGreaterThan(0);
  for (const image of shown) {
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['600', '900']);
    const made = sharp(readFileSync(join(place.out, String(image.getAttribute('src')))));
    const { width, height, orientation = 1 } = await made.metadata();
    expect([width / height, orientation]).toEqual([600 / 900, 1]);
  }
});
