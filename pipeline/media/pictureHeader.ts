import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { imageSize } from 'image-size';

export interface PictureHeader {
  /** By the file's content, whatever its name says. */
  kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'other';
  bytes: number;
  /** Pixels, as stored: a photograph taken sideways is not turned. Missing where the beginning of the file does not say. */
  width?: number;
  height?: number;
}

/** Bytes to look for a size in: most pictures have it in the first few, some after what cameras put in front. */
const BEGINNINGS = [4 * 1024, 256 * 1024];

/** Reads only the beginning of a picture file. */
export function pictureHeader(path: string): PictureHeader {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    let kind: PictureHeader['kind'] = 'other';
    for (const length of BEGINNINGS) {
      const bytes = Buffer.alloc(Math.min(size, length));
      readSync(file, bytes, 0, bytes.length, 0);
      kind = kindOf(bytes);
      const found = kind === 'other' || kind === 'heic' ? {} : sizeOf(bytes);
      if (found || size <= length) return { kind, bytes: size, ...found };
    }
    return { kind, bytes: size };
  } finally {
    closeSync(file);
  }
}

function kindOf(bytes: Buffer): PictureHeader['kind'] {
  const text = bytes.toString('latin1', 0, 32);
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (text.slice(4, 8) !== 'ftyp') return 'other';
  const brands = text.slice(8);
  if (/avi[fs]/.test(brands)) return 'avif';
  return /hei[cxms]|hev[cx]|mif1|msf1/.test(brands) ? 'heic' : 'other';
}

/** `image-size` throws where the bytes do not hold the size. */
function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}
