import { closeSync, fstatSync, openSync, readSync } from 'node:fs';
import { imageSize } from 'image-size';

export interface PictureHeader {
  /** Detected from the content, not from the file name. */
  kind: 'jpeg' | 'png' | 'webp' | 'avif' | 'heic' | 'other';
  bytes: number;
  /** In pixels as stored, before applying the EXIF rotation. Missing if not found near the start of the file. */
  width?: number;
  height?: number;
}

/** In bytes: enough for the metadata of cameras. */
const BEGINNING = 256 * 1024;

/** Reads the bytes from one offset up to, and not including, another. */
type Read = (from: number, to: number) => Buffer;

/** Calls `use` with the bytes of a picture, which is given as the path of its file or as its bytes. */
function withBytes<Result>(picture: string | Buffer, use: (read: Read, size: number) => Result): Result {
  if (typeof picture !== 'string') return use((from, to) => picture.subarray(from, to), picture.length);
  const file = openSync(picture, 'r');
  try {
    const { size } = fstatSync(file);
    return use((from, to) => {
      const bytes = Buffer.allocUnsafe(Math.max(0, Math.min(to, size) - from));
      return bytes.subarray(0, readSync(file, bytes, 0, bytes.length, from));
    }, size);
  } finally {
    closeSync(file);
  }
}

/** Reads the format and the size of a picture from its beginning. */
export const pictureHeader = (picture: string | Buffer): PictureHeader =>
  withBytes(picture, (read, bytes) => {
    const beginning = read(0, BEGINNING);
    const kind = kindOf(beginning);
    const isSupported = kind !== 'other' && kind !== 'heic';
    return { kind, bytes, ...(isSupported && sizeOf(beginning)) };
  });

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

/** `image-size` throws if the bytes do not contain the size. */
function sizeOf(bytes: Buffer): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return { width, height };
  } catch {
    return undefined;
  }
}

/** In bytes. Contains the end marker, unless a camera appended more data. */
const TAIL = 64 * 1024;
/** End of image (EOI): ITU T.81, table B.1. It does not occur in entropy-coded data. */
const JPEG_END = Buffer.from('ffd9', 'hex');
const JPEG_SCAN = 0xda;
/** The chunk IEND: PNG (Third Edition), 11.2.5. */
const PNG_END = Buffer.from('49454e44ae426082', 'hex');

/** Whether the picture ends too early, for example after an interrupted upload. */
export const isCutOff = (picture: string | Buffer, kind: PictureHeader['kind']): boolean =>
  withBytes(picture, (read, size) => {
    const has = (marker: Buffer, from: number) =>
      read(Math.max(from, size - TAIL), size).includes(marker) || read(from, size).includes(marker);
    if (kind === 'png') return !has(PNG_END, 0);
    if (kind === 'jpeg') return !has(JPEG_END, afterSegments(read(0, BEGINNING)));
    if (kind === 'webp') return size < read(4, 8).readUInt32LE() + 8;
    return kind === 'avif' && !hasWholeBoxes(read, size);
  });

/** The offset of a JPEG's image data, after the metadata, which may contain a preview with its own end marker. */
function afterSegments(bytes: Buffer): number {
  let at = 2;
  while (at + 9 < bytes.length && bytes[at] === 0xff && bytes[at + 1] !== JPEG_SCAN)
    at += bytes[at + 1] === 0xff ? 1 : 2 + bytes.readUInt16BE(at + 2);
  return at;
}

/** AVIF files consist of boxes with lengths: ISO/IEC 14496-12, 4.2. The box `mdat` holds the image data. */
function hasWholeBoxes(read: Read, size: number): boolean {
  let hasData = false;
  for (let at = 0; at + 8 <= size; ) {
    const head = read(at, at + 16);
    const short = head.readUInt32BE();
    if (short === 1 && head.length < 16) return false;
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short || size - at;
    hasData ||= head.toString('latin1', 4, 8) === 'mdat';
    if (length < 8 || at + length > size) return false;
    at += length;
  }
  return hasData;
}
