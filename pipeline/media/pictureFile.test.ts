import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, inject, test } from 'vitest';
import { isCutOff, pictureHeader } from './pictureFile';

const PHOTO = readFileSync(join(import.meta.dirname, '../../tests/fixtures/plumber/images/van.jpg'));
const folder = mkdtempSync(join(inject('copies'), 'header-'));

function headerOf(bytes: Buffer) {
  const file = join(folder, 'picture');
  writeFileSync(file, bytes);
  return pictureHeader(file);
}

const small = sharp(PHOTO).resize(640, 480);
/** Metadata as written by cameras before the size: 200 KB. */
const comments = Array.from({ length: 4 }, () =>
  Buffer.concat([Buffer.from('fffec350', 'hex'), Buffer.alloc(49_998)]),
);
const jpeg = await small.clone().jpeg().toBuffer();
const pictures: [string, string, Buffer][] = [
  ['JPEG', 'jpeg', jpeg],
  ['progressive JPEG', 'jpeg', await small.clone().jpeg({ progressive: true }).toBuffer()],
  ['JPEG taken sideways', 'jpeg', await small.clone().withMetadata({ orientation: 6 }).jpeg().toBuffer()],
  ['JPEG behind much else', 'jpeg', Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)])],
  ['PNG', 'png', await small.clone().png().toBuffer()],
  ['WebP', 'webp', await small.clone().webp().toBuffer()],
  ['WebP without loss', 'webp', await small.clone().webp({ lossless: true }).toBuffer()],
  ['WebP with metadata', 'webp', await small.clone().withMetadata({ orientation: 1 }).webp().toBuffer()],
  ['AVIF', 'avif', await small.clone().avif({ effort: 0 }).toBuffer()],
];

test.each(pictures)('%s has its kind and size', (_name, kind, bytes) => {
  expect(headerOf(bytes)).toEqual({ kind, bytes: bytes.length, width: 640, height: 480 });
  expect(headerOf(bytes.subarray(0, 30)).kind).toBe(kind);
});

test('the size of a huge AVIF is known, however small its file is', () => {
  const avif = Buffer.from(pictures.find(([, kind]) => kind === 'avif')?.[2] ?? []);
  const size = avif.indexOf('ispe') + 8;
  avif.writeUInt32BE(16_000, size);
  avif.writeUInt32BE(12_000, size + 4);
  expect(headerOf(avif)).toMatchObject({ kind: 'avif', width: 16_000, height: 12_000 });
});

test.each([
  ['an iPhone photograph', '....ftypheic....mif1heic', 'heic'],
  ['a text', 'no picture at all', 'other'],
  ['nothing', '', 'other'],
])('%s is recognized by its content', (_name, text, kind) => {
  expect(headerOf(Buffer.from(text))).toEqual({ kind, bytes: text.length });
});

function cutOff(bytes: Buffer): boolean {
  const file = join(folder, 'picture');
  writeFileSync(file, bytes);
  return isCutOff(file, pictureHeader(file).kind);
}

/** Adds a metadata segment with an embedded preview, which has its own end marker. */
function withPreview(jpeg: Buffer, length: number): Buffer {
  const preview = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(length), Buffer.from([0xff, 0xd9])]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(preview.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, preview, jpeg.subarray(2)]);
}

const whole: [string, Buffer][] = [
  ['JPEG', PHOTO],
  ['progressive JPEG', await small.clone().jpeg({ progressive: true }).toBuffer()],
  ['JPEG with a preview', withPreview(PHOTO, 9_000)],
  ['small JPEG with a preview', withPreview(await small.clone().resize(40).jpeg().toBuffer(), 9_000)],
  ['PNG', await small.clone().png().toBuffer()],
  ['WebP', await small.clone().webp().toBuffer()],
  ['AVIF', await small.clone().avif({ effort: 0 }).toBuffer()],
];

describe.each(whole)('%s', (_kind, bytes) => {
  test('is whole, also with what some cameras put behind', () => {
    expect(cutOff(bytes)).toBe(false);
    expect(cutOff(Buffer.concat([bytes, Buffer.alloc(200_000)]))).toBe(false);
  });

  test('whose upload was interrupted is not, wherever that was', () => {
    const missed = Array.from({ length: 40 }, (_, part) => Math.floor((bytes.length * (part + 1)) / 41))
      .concat(bytes.length - 1)
      .filter((length) => !cutOff(bytes.subarray(0, length)));
    expect(missed).toEqual([]);
  });
});
