import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { BEGINNING, jpegSegments } from './jpegSegments';

/** What the first bytes of a picture file say. */
export interface PictureHeader {
  kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'other';
  bytes: number;
  /** Pixels, where the first bytes tell. */
  width?: number;
  height?: number;
}

/** Reads only the beginning of the file. */
export function pictureHeader(path: string): PictureHeader {
  const file = openSync(path, 'r');
  try {
    const { size } = fstatSync(file);
    const first = Buffer.alloc(Math.min(size, 4096));
    readSync(file, first, 0, first.length, 0);
    const kind = kindOf(first);
    const found = sizeOf(kind, first);
    if (found || kind !== 'jpeg' || size <= first.length) return { kind, bytes: size, ...found };
    const more = Buffer.alloc(Math.min(size, BEGINNING));
    readSync(file, more, 0, more.length, 0);
    return { kind, bytes: size, ...sizeOf(kind, more) };
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
  return /avi[fs]/.test(text.slice(8))
    ? 'avif'
    : /hei[cxms]|hev[cx]|mif1|msf1/.test(text.slice(8))
      ? 'heic'
      : 'other';
}

function sizeOf(kind: PictureHeader['kind'], bytes: Buffer): { width: number; height: number } | undefined {
  if (kind === 'png' && bytes.length >= 24)
    return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) };
  if (kind === 'webp') return sizeOfWebp(bytes);
  return kind === 'jpeg' ? sizeOfJpeg(bytes) : undefined;
}

function sizeOfWebp(bytes: Buffer) {
  const format = bytes.toString('latin1', 12, 16);
  if (bytes.length < 30) return undefined;
  if (format === 'VP8X') return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 };
  if (format === 'VP8 ')
    return { width: bytes.readUInt16LE(26) & 0x3fff, height: bytes.readUInt16LE(28) & 0x3fff };
  const bits = bytes.readUInt32LE(21);
  return format === 'VP8L' ? { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 } : undefined;
}

/** One of the segments begins the picture and has its size. */
function sizeOfJpeg(bytes: Buffer) {
  for (const { mark, at } of jpegSegments(bytes)) {
    const isFrame = mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark);
    if (isFrame) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) };
  }
  return undefined;
}
