import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Sharp } from 'sharp';
import { encodingMark } from './encoding';
import { loadSharp } from './loadSharp';
import type { PictureFacts } from './PictureFacts';

/** Upper, middle and lower third. */
const BANDS = [0, 1, 2];

interface Remembered extends PictureFacts {
  size: number;
  changed: number;
  encoding: string;
}

/**
 * Facts of pictures, by path relative to `root`, and the paths of those that cannot be opened. A file whose size and time
 * are unchanged is not read again.
 */
export async function readPictures(
  root: string,
  paths: readonly string[],
  cache: string,
): Promise<{ facts: Map<string, PictureFacts>; damaged: string[] }> {
  const memory = join(cache, 'pictures.json');
  const known = remembered(memory);
  const facts = new Map<string, Remembered>();
  const damaged: string[] = [];
  for (const path of paths) {
    const { size, mtimeMs: changed } = statSync(join(root, path));
    const old = known[path];
    const same = old?.size === size && old.changed === changed && old.encoding === encodingMark;
    const read = same ? old : await readPicture(join(root, path));
    if (read) facts.set(path, { ...read, size, changed, encoding: encodingMark });
    else damaged.push(path);
  }
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(Object.fromEntries(facts)));
  return { facts, damaged };
}

function remembered(memory: string): Record<string, Remembered> {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return {};
  }
}

/** Nothing where the bytes are no whole picture. */
async function readPicture(path: string): Promise<PictureFacts | undefined> {
  const sharp = await loadSharp();
  const bytes = readFileSync(path);
  const opened = await open(sharp(bytes)).catch(() => undefined);
  if (!opened) return undefined;
  const { width, height, pixels } = opened;
  const bands = BANDS.map((band) => pixels.subarray(band * 3, band * 3 + 3));
  const average = [0, 1, 2].map(
    (part) => bands.reduce((sum, band) => sum + (band[part] ?? 0), 0) / bands.length,
  );
  const hash = createHash('sha256').update(encodingMark).update(bytes).digest('hex').slice(0, 10);
  return { hash, width, height, colour: hex(average), colours: bands.map(hex) };
}

/** A picture's size, upright, and one pixel for each band. */
async function open(picture: Sharp): Promise<{ width: number; height: number; pixels: Buffer }> {
  const { autoOrient } = await picture.metadata();
  const pixels = await picture
    .autoOrient()
    .resize(1, BANDS.length, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  return { ...autoOrient, pixels };
}

const hex = (parts: Iterable<number>): string =>
  `#${Buffer.from([...parts].map(Math.round)).toString('hex')}`;
