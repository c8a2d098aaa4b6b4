import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
 * Facts of pictures, by path relative to `root`. A file whose size and time are unchanged is not read again.
 * Throws `picture PATH` where a file is no picture.
 */
export async function readPictures(
  root: string,
  paths: readonly string[],
  cache: string,
): Promise<Map<string, PictureFacts>> {
  const memory = join(cache, 'pictures.json');
  const known = remembered(memory);
  const facts = new Map<string, Remembered>();
  for (const path of paths) {
    const { size, mtimeMs: changed } = statSync(join(root, path));
    const old = known[path];
    const same = old?.size === size && old.changed === changed && old.encoding === encodingMark;
    facts.set(
      path,
      same ? old : { size, changed, encoding: encodingMark, ...(await readPicture(join(root, path))) },
    );
  }
  mkdirSync(dirname(memory), { recursive: true });
  writeFileSync(memory, JSON.stringify(Object.fromEntries(facts)));
  return facts;
}

function remembered(memory: string): Record<string, Remembered> {
  try {
    return JSON.parse(readFileSync(memory, 'utf8'));
  } catch {
    return {};
  }
}

async function readPicture(path: string): Promise<PictureFacts> {
  const sharp = await loadSharp();
  const bytes = readFileSync(path);
  const { autoOrient } = await sharp(bytes).metadata();
  const pixels = await sharp(bytes)
    .autoOrient()
    .resize(1, BANDS.length, { fit: 'fill' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer();
  const bands = BANDS.map((band) => pixels.subarray(band * 3, band * 3 + 3));
  const average = [0, 1, 2].map(
    (part) => bands.reduce((sum, band) => sum + (band[part] ?? 0), 0) / bands.length,
  );
  const hash = createHash('sha256').update(encodingMark).update(bytes).digest('hex').slice(0, 10);
  return {
    hash,
    width: autoOrient.width,
    height: autoOrient.height,
    colour: hex(average),
    colours: bands.map(hex),
  };
}

const hex = (parts: Iterable<number>): string =>
  `#${Buffer.from([...parts].map(Math.round)).toString('hex')}`;
