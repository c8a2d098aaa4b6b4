import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FileHashes } from '../source/fileHashes';
import { hashOf, type Store } from '../source/store.mjs';
import { encodingVersion } from './encodePictures';
import type { PictureFacts } from './picture';

/** Changes with the settings of pictures. Its names are those of `PictureFacts`: an entry with others is not read. */
export const factsVersion = JSON.stringify([
  encodingVersion,
  'hash width height color colors, none where transparent',
]);

/** Upper, middle and lower third. */
const BANDS = [0, 1, 2];

/**
 * Facts of pictures, by path relative to `root`, and the paths of those that cannot be opened. Only new and changed files
 * are decoded. With another `ground`, which JPEGs have in place of what is transparent, those pictures get another hash.
 */
export async function readPictures(
  root: string,
  paths: readonly string[],
  store: Store,
  ground = '',
): Promise<{ facts: Map<string, PictureFacts>; damaged: string[] }> {
  const hashes = new FileHashes(store, 'picture-hashes', root);
  const facts = new Map<string, PictureFacts>();
  const damaged: string[] = [];
  for (const path of paths) {
    const found = await readPicture(root, path, store, hashes);
    if (found?.color === '') facts.set(path, { ...found, hash: hashOf(found.hash + ground).slice(0, 10) });
    else if (found) facts.set(path, found);
    else damaged.push(path);
  }
  hashes.write();
  return { facts, damaged };
}

/** `undefined` if the bytes are not a complete picture. */
async function readPicture(
  root: string,
  path: string,
  store: Store,
  hashes: FileHashes,
): Promise<PictureFacts | undefined> {
  const file = join(root, path);
  const state = statSync(file);
  const known = hashes.get(path, state);
  const hash = known ?? hashOf(readFileSync(file));
  if (known === undefined) hashes.set(path, state, hash);
  const facts = await store.memo('pictures', [factsVersion, hash], () => read(readFileSync(file)));
  return facts ?? undefined;
}

/** `null` if they cannot be opened. */
async function read(bytes: Buffer): Promise<PictureFacts | null> {
  const opened = await open(bytes).catch(() => undefined);
  if (!opened) return null;
  const hash = createHash('sha256').update(encodingVersion).update(bytes).digest('hex').slice(0, 10);
  return { hash, ...opened };
}

/** A picture's size, upright, and the colors of its bands. */
async function open(bytes: Buffer): Promise<Omit<PictureFacts, 'hash'>> {
  // Imported here, since most builds read no picture.
  const { default: sharp } = await import('sharp');
  const picture = sharp(bytes);
  const { autoOrient, hasAlpha } = await picture.metadata();
  const { width, height } = autoOrient;
  // What is behind it would stay in view.
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
    (part) => bands.reduce((sum, band) => sum + (band[part] ?? 0), 0) / bands.length,
  );
  return { width, height, color: hex(average), colors: bands.map(hex) };
}

const hex = (parts: Iterable<number>): string =>
  `#${Buffer.from([...parts].map(Math.round)).toString('hex')}`;
