import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

const project = join(import.meta.dirname, '..', '..', '..');
/** The pictures in the repository. */
export const keptPictures = join(project, 'tests', 'pictures');
const shown = join(project, '.cache', 'tests', 'pictures');

/** The allowed difference of two pixels, from 0 to 1, and the share of pixels that may exceed it. */
const TOLERANCE = 0.12;
const SHARE = 0.001;

interface Bitmap {
  data: Buffer;
  info: { width: number; height: number };
}

/** Half size: enough to see what changed, and small enough for the repository. */
async function pack(screenshot: Buffer): Promise<Buffer> {
  const { width = 2 } = await sharp(screenshot).metadata();
  return sharp(screenshot)
    .resize({ width: Math.ceil(width / 2) })
    .webp({ quality: 60, effort: 4 })
    .toBuffer();
}

/** Compares a screenshot with the stored picture of its name, or stores it. Returns the difference in words, or nothing. */
export async function comparePicture(name: string, screenshot: Buffer): Promise<string | undefined> {
  const path = join(keptPictures, `${name}.webp`);
  const packed = await pack(screenshot);
  if (process.env.UPDATE_PICTURES) {
    mkdirSync(keptPictures, { recursive: true });
    writeFileSync(path, packed);
    return undefined;
  }
  if (!existsSync(path))
    return `${name} has no picture yet: run \`npm test -- pictures --update\` and look at it`;
  const before = readFileSync(path);
  if (before.equals(packed)) return undefined;
  return describeDifference(name, before, packed);
}

async function describeDifference(name: string, before: Buffer, after: Buffer): Promise<string | undefined> {
  const { width, height } = await commonSize(before, after);
  const [old, now] = await Promise.all([bitmap(before, width, height), bitmap(after, width, height)]);
  const marks = Buffer.alloc(old.data.length);
  const different = pixelmatch(old.data, now.data, marks, width, height, { threshold: TOLERANCE });
  if (different <= width * height * SHARE) return undefined;
  const picture = await showBeside([old.data, now.data, marks], width, height, name);
  return `${name} changed in ${different} pixels: see ${relative(project, picture)}; if it should, run \`npm test -- pictures --update\``;
}

async function commonSize(...pictures: Buffer[]): Promise<Bitmap['info']> {
  const sizes = await Promise.all(pictures.map((picture) => sharp(picture).metadata()));
  return {
    width: Math.max(...sizes.map(({ width = 0 }) => width)),
    height: Math.max(...sizes.map(({ height = 0 }) => height)),
  };
}

/** The shorter picture is filled with magenta. */
function bitmap(picture: Buffer, width: number, height: number): Promise<Bitmap> {
  return sharp(picture)
    .resize({
      width,
      height,
      fit: 'contain',
      position: 'left top',
      withoutEnlargement: true,
      background: '#ff00ff',
    })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Writes before, after and difference side by side into one picture. Returns its path. */
async function showBeside(parts: Buffer[], width: number, height: number, name: string): Promise<string> {
  mkdirSync(shown, { recursive: true });
  const path = join(shown, `${name}.png`);
  await sharp({ create: { width: width * parts.length, height, channels: 3, background: '#fff' } })
    .composite(
      parts.map((input, place) => ({
        input,
        raw: { width, height, channels: 4 as const },
        left: place * width,
        top: 0,
      })),
    )
    .png()
    .toFile(path);
  return path;
}
