import { copyFileSync, mkdtempSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { hashOf, keyOf, Store } from '../source/store.mjs';
import type { PictureFacts } from './picture';
import { factsVersion, readPictures } from './readPictures';

const PHOTO = join(import.meta.dirname, '../../tests/fixtures/plumber/images/van.jpg');

/** A folder with one picture and a cache, in which the test can store wrong facts. */
async function onePicture() {
  const folder = mkdtempSync(join(inject('copies'), 'pictures-'));
  const file = join(folder, 'a.jpg');
  copyFileSync(PHOTO, file);
  const store = new Store(join(folder, 'store'));
  const read = async () => (await readPictures(folder, ['a.jpg'], store)).facts.get('a.jpg');
  const facts = await read();
  if (!facts) throw new Error(`${PHOTO} cannot be read`);
  const cacheFacts = (version: string, value: PictureFacts) =>
    store.write('pictures', keyOf(version, hashOf(readFileSync(file))), value);
  return { file, read, facts, cacheFacts };
}

test('a picture is decoded again only where its content changed', async () => {
  const { file, read, facts, cacheFacts } = await onePicture();
  const cached = { ...facts, color: '#cached' };
  cacheFacts(factsVersion, cached);
  expect(await read()).toEqual(cached);
  utimesSync(file, new Date(), new Date('2020-01-01'));
  expect(await read()).toEqual(cached);
});

test.each(['png', 'webp'] as const)('a transparent %s has no color behind it', async (format) => {
  const folder = mkdtempSync(join(inject('copies'), 'pictures-'));
  const ring =
    '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="60"><circle cx="45" cy="30" r="9"/></svg>';
  await sharp(Buffer.from(ring))
    .toFormat(format)
    .toFile(join(folder, `ring.${format}`));
  await sharp(Buffer.from(ring))
    .flatten()
    .ensureAlpha()
    .toFormat(format)
    .toFile(join(folder, `full.${format}`));
  const { facts } = await readPictures(
    folder,
    [`ring.${format}`, `full.${format}`],
    new Store(join(folder, 'store')),
  );
  expect(facts.get(`ring.${format}`)).toMatchObject({ color: '', colors: [] });
  expect(facts.get(`full.${format}`)?.colors).toHaveLength(3);
});

test('a picture made with other settings gets another name, though its file is as it was', async () => {
  const { read, facts, cacheFacts } = await onePicture();
  cacheFacts('other settings', { ...facts, hash: 'other' });
  expect(await read()).toEqual(facts);
});
