import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FileCache } from '../source/cache';
import { encodingVersion } from './encodePictures';
import type { PictureFacts } from './picture';

/** Changes with the settings of pictures. Its names are those of `PictureFacts`: an entry with others is not read. */
export const factsVersion = JSON.stringify([encodingVersion, 'hash width height color colors']);

/** Upper, middle and lower third. */
const BANDS = [0, 1, 2];

/**
 * Facts of pictures, by path relative to `root`, and the paths of those that cannot be opened. Only new and changed files
 * are decoded.
 */
export async function readPictures(
  root: string,
  paths: readonly string[],
  cacheFolder: string,
): Promise<{ facts: Map<string, PictureFacts>; damaged: string[] }> {
  const cache = new FileCache<PictureFacts>(join(cacheFolder, 'pictures'), factsVersion);
  const facts = new Map<string, PictureFacts>();
  const damaged: string[] = [];
  for (const path of paths) {
    const found = await readPicture(root, path, cache);
    if (found) facts.set(path, found);
    else damaged.push(path);
  }
  cache.write(new Set(paths));
  return { facts, damaged };
}

/** `undefined` if the bytes are not a complete picture. */
async function readPicture(
  root: string,
  path: string,
  cache: FileCache<PictureFacts>,
): Promise<PictureFacts | undefined> {
  const { size, mtimeMs } = statSync(join(root, path));
  const unchanged = cache.get(path, { size, mtimeMs });
  if (unchanged) return unchanged;
  const bytes = readFileSync(join(root, path));
  const hash = createHash('sha256').update(encodingVersion).update(bytes).digest('hex').slice(0, 10);
  const cached = cache.get(path, { size, mtimeMs }, hash);
  if (cached) return cached;
  const opened = await open(bytes).catch(() => undefined);
  const value = opened && { hash, ...opened };
  if (value) cache.set(path, { size, mtimeMs, hash, value });
  return value;
}

/** A picture's size, upright, and the colors of its bands. */
async function open(bytes: Buffer): Promise<Omit<PictureFacts, 'hash'>> {
  // Imported here, since most builds read no picture.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes);
  const { width, height } = (await picture.metadata()).autoOrient;
  const pixels = await picture
    .autoOrient()
    .resize(1, BANDS.length, { fit: 'fill' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const bands = BANDS.map((band) => pixels.subarray(band * 3, band * 3 + 3));
  const average = [0, 1, 2].map(
    (part) => bands.reduce((sum, band) => sum + (band[part] ?? 0), 0) / bands.length,
  );
  return { width, height, color: hex(average), colors: bands.map(hex) };
}

const hex = (parts: Iterable<number>): string =>
  `#${Buffer.from([...parts].map(Math.round)).toString('hex')}`;
