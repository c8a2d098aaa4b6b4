import { renameSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { FORMATS, type Format, PHONE_HERO_WIDTH, type PictureFacts, variantName, widthsOf } from './picture';

/** Pictures up to this width are for screens with two or more device pixels per CSS pixel, where lower quality is not visible. */
const MAX_DENSE_WIDTH = 750;

/** The default of WebP and JPEG. */
const chromaSubsampling = '4:2:0';

/** Options of sharp. `effort` 2 keeps a first build short. */
const SETTINGS = {
  avif: {
    dense: { quality: 36, effort: 2, chromaSubsampling },
    wide: { quality: 50, effort: 2, chromaSubsampling },
  },
  webp: { dense: { quality: 66 }, wide: { quality: 72 } },
  jpeg: { dense: { quality: 74, mozjpeg: true }, wide: { quality: 74, mozjpeg: true } },
};

/**
 * For hero pictures on phones: the maximum size in bytes, and the highest and lowest quality to try. Lowering the quality by
 * `step` divides the size of a detailed picture by about e, so the next quality is `quality - step * ln(size / bytes)`.
 */
const PHONE_HERO = { bytes: 30 * 1024, best: 46, lowest: 16, step: 20 };

/** Part of the hash in the names of pictures: it changes with every setting. */
export const encodingVersion = JSON.stringify([MAX_DENSE_WIDTH, SETTINGS, PHONE_HERO]);

/** A size and format of a picture that is to be made. */
export interface Variant {
  /** The path of the original. */
  from: string;
  /** The path of the file to be written. */
  to: string;
  width: number;
  format: Format;
}

/** All sizes and formats of a picture, to be written to `folder`. `path` is relative to the content folder `root`. */
export function variantsOf(root: string, path: string, facts: PictureFacts, folder: string): Variant[] {
  return widthsOf(facts).flatMap((width) =>
    FORMATS.map((format) => ({
      from: join(root, path),
      to: join(folder, variantName(path, facts, width, format)),
      width,
      format,
    })),
  );
}

/** The hero picture for phones, made of the picture at `path` in the content folder `root`. */
export function phoneHero(root: string, path: string, to: string): Variant {
  return { from: join(root, path), to, width: PHONE_HERO_WIDTH, format: 'avif' };
}

/** Encodes one variant, rotated upright and without metadata. The color `background` replaces transparency in JPEGs. */
export async function encode({ from, to, width, format }: Variant, background?: string): Promise<void> {
  const { default: sharp } = await import('sharp');
  // The caller encodes several pictures at a time.
  sharp.concurrency(1);
  const upright = sharp(from).rotate().resize({ width, withoutEnlargement: true });
  const { dense, wide } = SETTINGS[format];
  if (width === PHONE_HERO_WIDTH) return write(await encodePhoneHero(upright), to);
  const filled = format === 'jpeg' ? upright.flatten({ background }) : upright;
  await save(filled.toFormat(format, width <= MAX_DENSE_WIDTH ? dense : wide), to);
}

/** Writes a picture to the path `to`. */
export async function save(image: Sharp, to: string): Promise<void> {
  await write(await image.toBuffer(), to);
}

/** Writes a temporary file and renames it, so that an interrupted build leaves no incomplete picture. */
export async function write(bytes: Buffer, to: string): Promise<void> {
  const unfinished = `${to}.${process.pid}.part`;
  await writeFile(unfinished, bytes);
  renameSync(unfinished, to);
}

/** Encodes at the highest quality that fits the byte limit. */
async function encodePhoneHero(upright: Sharp): Promise<Buffer> {
  const { bytes, best, lowest, step } = PHONE_HERO;
  for (let quality = best; ; ) {
    const made = await upright.avif({ ...SETTINGS.avif.dense, quality }).toBuffer();
    if (made.length <= bytes || quality === lowest) return made;
    quality = Math.max(lowest, quality - Math.ceil(step * Math.log(made.length / bytes)));
  }
}
