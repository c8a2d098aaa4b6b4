import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, test } from 'vitest';
import { isCutOff } from './isCutOff';
import { pictureHeader } from './pictureHeader';

const PHOTO = readFileSync(join(import.meta.dirname, '../../content/portfolio/kitchen/kitchen-1.jpg'));
const folder = mkdtempSync(join(tmpdir(), 'header-'));
afterAll(() => rmSync(folder, { recursive: true }));

function cutOff(bytes: Buffer): boolean {
  const file = join(folder, 'picture');
  writeFileSync(file, bytes);
  return isCutOff(file, pictureHeader(file).kind);
}

/** A segment as cameras put in front: a small picture in the picture, with an end of its own. */
function withPreview(jpeg: Buffer, length: number): Buffer {
  const preview = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(length), Buffer.from([0xff, 0xd9])]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(preview.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, preview, jpeg.subarray(2)]);
}

const small = sharp(PHOTO).resize(640);
const pictures: [string, Buffer][] = [
  ['JPEG', PHOTO],
  ['progressive JPEG', await small.clone().jpeg({ progressive: true }).toBuffer()],
  ['JPEG with a preview', withPreview(PHOTO, 9_000)],
  ['small JPEG with a preview', withPreview(await small.clone().resize(40).jpeg().toBuffer(), 9_000)],
  ['PNG', await small.clone().png().toBuffer()],
  ['WebP', await small.clone().webp().toBuffer()],
  ['WebP without loss', await small.clone().webp({ lossless: true }).toBuffer()],
  ['AVIF', await small.clone().avif({ effort: 0 }).toBuffer()],
];

describe.each(pictures)('%s', (_kind, bytes) => {
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
