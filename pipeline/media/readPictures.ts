import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FileHashes } from '../source/fileHashes';
import { hashOf, type Store } from '../source/store.mjs';
import { encodingVersion } from './encodePictures';
import type { PictureFacts } from './picture';

/** Part of cache keys: changes with the encoding settings and with the fields of `PictureFacts`. */
export const factsVersion = JSON.stringify([
  encodingVersion,
  'hash width height color colors, none where transparent',
]);

/** The upper, middle and lower third of a picture. */
const BANDS = [0, 1, 2];

/**
 * Facts of pictures by path relative to `root`, and the paths of files that cannot be decoded. Only new and changed files are
 * decoded. `background` is the color that replaces transparency in JPEGs; it is part of the hash of transparent pictures.
 */
export async function readPictures(
  root: string,
  paths: readonly string[],
  store: Store,
  background = '',
): Promise<{ facts: Map<string, PictureFacts>; damaged: string[] }> {
  const hashes = new FileHashes(store, 'picture-hashes', root);
  const facts = new Map<string, PictureFacts>();
  const damaged: string[] = [];
  for (const path of paths) {
    const pictureFacts = await readPicture(root, path, store, hashes);
    if (!pictureFacts) damaged.push(path);
    else if (pictureFacts.color !== '') facts.set(path, pictureFacts);
    else facts.set(path, { ...pictureFacts, hash: hashOf(pictureFacts.hash + background).slice(0, 10) });
  }
  hashes.write();
  return { facts, damaged };
}

/** Null if the file is not a complete picture. */
async function readPicture(
  root: string,
  path: string,
  store: Store,
  hashes: FileHashes,
): Promise<PictureFacts | null> {
  const file = join(root, path);
  const state = statSync(file);
  const knownHash = hashes.get(path, state);
  const hash = knownHash ?? hashOf(readFileSync(file));
  if (knownHash === undefined) hashes.set(path, state, hash);
  return store.memo('pictures', [factsVersion, hash], () => decodeFacts(readFileSync(file)));
}

async function decodeFacts(bytes: Buffer): Promise<PictureFacts | null> {
  const decoded = await decode(bytes).catch(() => undefined);
  if (!decoded) return null;
  const hash = createHash('sha256').update(encodingVersion).update(bytes).digest('hex').slice(0, 10);
  return { hash, ...decoded };
}

/** Rejects if the picture is incomplete. */
async function decode(bytes: Buffer): Promise<Omit<PictureFacts, 'hash'>> {
  // Loaded only here, because most builds decode no picture.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes);
  const { autoOrient, hasAlpha } = await picture.metadata();
  const { width, height } = autoOrient;
  // A placeholder color would show through the transparent parts.
  if (hasAlpha && !(await picture.stats()).isOpaque) return { width, height, color: '', colors: [] };
  const pixels = await picture
    .autoOrient()
    .resize(1, BANDS.length, { fit: 'fill' })
    .removeAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer();
  const bands = BANDS.map((band) => pixels.subarray(band * 3, band * 3 + 3));
  const average = [0, 1, 2].map(
    (channel) => bands.reduce((sum, band) => sum + (band[channel] ?? 0), 0) / bands.length,
  );
  return { width, height, color: hex(average), colors: bands.map(hex) };
}

const hex = (channels: Iterable<number>): string =>
  `#${Buffer.from([...channels].map(Math.round)).toString('hex')}`;
