import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { ssim } from 'ssim.js';
import { encode } from '../../pipeline/media/encodePictures';
import { PHONE_HERO_WIDTH } from '../../pipeline/media/picture';

/** One file of a picture, seen on a phone. */
interface Seen {
  readonly bytes: number;
  /** Structural similarity with the picture itself, dot by dot; 1 is the same. */
  readonly similarity: number;
}

/** The width of a card's file on a phone. */
const CARD_WIDTH = 750;

/** The width of the file of a photograph that is opened large, where the photograph has no more. */
const LARGE_WIDTH = 1200;

/**
 * How a picture looks on a phone of 390 pixels with three dots each, as wide as the screen: with a card's file, with that of
 * the top of a page, and with that of a photograph opened large.
 */
export async function measureHero(from: string): Promise<Record<'card' | 'hero' | 'large', Seen>> {
  const folder = mkdtempSync(join(tmpdir(), 'hero-'));
  const original = await show(from);
  const see = async (width: number): Promise<Seen> => {
    const to = join(folder, `${width}.avif`);
    await encode({ from, to, width, format: 'avif' });
    const { mssim } = ssim(original, await show(to), { downsample: false });
    return { bytes: statSync(to).size, similarity: mssim };
  };
  try {
    return { card: await see(CARD_WIDTH), hero: await see(PHONE_HERO_WIDTH), large: await see(LARGE_WIDTH) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The dots of the screen: the photograph is 3:2 there. */
async function show(file: string) {
  const shown = sharp(file).resize({ width: 1170, height: 780, fit: 'cover' }).ensureAlpha().raw();
  const { data, info } = await shown.toBuffer({ resolveWithObject: true });
  return { data: new Uint8ClampedArray(data), width: info.width, height: info.height };
}
