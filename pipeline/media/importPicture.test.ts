import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { importPicture } from './importPicture';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#886644' } });

async function opened(result: Buffer | string) {
  if (typeof result === 'string') throw new Error(result);
  return sharp(result).metadata();
}

test('a photograph is turned upright and loses what the camera wrote into it', async () => {
  const exif = { IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '43/1 39/1 0/1' } };
  const bytes = await photo(400, 300).withMetadata({ orientation: 6 }).withExifMerge(exif).jpeg().toBuffer();
  expect((await sharp(bytes).metadata()).exif).toBeDefined();
  const facts = await opened(await importPicture(bytes));
  expect(facts).toMatchObject({ format: 'jpeg', width: 300, height: 400 });
  expect([facts.exif, facts.xmp, facts.iptc, facts.orientation]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('a photograph is no wider than pages show it, and never enlarged', async () => {
  expect(await opened(await importPicture(await photo(4000, 3000).png().toBuffer()))).toMatchObject({
    width: 1920,
    height: 1440,
  });
  expect(await opened(await importPicture(await photo(600, 400).webp().toBuffer()))).toMatchObject({
    width: 600,
  });
});

test('the same photograph gives the same bytes', async () => {
  const bytes = readFileSync(
    join(import.meta.dirname, '..', '..', 'tests', 'fixtures', 'photos', 'sideways.jpg'),
  );
  expect(await importPicture(bytes)).toEqual(await importPicture(bytes));
});

async function damaged(): Promise<Buffer> {
  const bytes = await photo(800, 600).png().toBuffer();
  return bytes.fill(0x55, 60, bytes.length - 60);
}

test.each<[string, () => Buffer | Promise<Buffer>, string]>([
  ['a GIF', () => photo(40, 40).gif().toBuffer(), 'other'],
  ['a damaged picture', damaged, 'damaged'],
  ['nothing', () => Buffer.alloc(0), 'other'],
])('%s is refused', async (_what, bytes, reason) => {
  expect(await importPicture(await bytes())).toBe(reason);
});

test('a picture that would take too much memory is refused by its size', async () => {
  const bytes = Buffer.from(await photo(100, 100).png().toBuffer());
  bytes.writeUInt32BE(60_000, 16);
  bytes.writeUInt32BE(60_000, 20);
  expect(await importPicture(bytes)).toBe('huge');
});
