import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import type { PictureFacts } from './PictureFacts';

interface Remembered extends PictureFacts {
  size: number;
  changed: number;
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
    const same = old?.size === size && old.changed === changed;
    facts.set(path, same ? old : { size, changed, ...(await readPicture(join(root, path))) });
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
  const bytes = readFileSync(path);
  const { autoOrient } = await sharp(bytes).metadata();
  const { data } = await sharp(bytes)
    .resize(1, 1)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colour = `#${[...data.subarray(0, 3)].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  return { hash, width: autoOrient.width, height: autoOrient.height, colour };
}
