import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeFiles } from '../copyContent';

type Change = (folder: string) => unknown;

/** The first bytes of an iPhone photo. */
export const HEIC = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1');

/** A PNG of a given size, without image data. */
export function png(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008020000000000000000', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return Buffer.concat([header, Buffer.from('0000000049454e44ae426082', 'hex')]);
}

/** The first half of a file under another name. */
export function half(from: string, to: string): Change {
  return (folder) => {
    const bytes = readFileSync(join(folder, from));
    writeFileSync(join(folder, to), bytes.subarray(0, bytes.length / 2));
  };
}

export function write(path: string, content: string | Buffer): Change {
  return (folder) => writeFiles(folder, { [path]: content });
}

export function linkTo(target: string, path: string): Change {
  return (folder) => symlinkSync(target, join(folder, path));
}

/** A file as Notepad saves it: in UTF-16, or in the old Windows encoding. */
export function saveAs(
  path: string,
  how: 'utf16le' | 'latin1',
  ...[from, to]: [] | [string, string]
): Change {
  return (folder) => {
    const text = readFileSync(join(folder, path), 'utf8').replace(from ?? '', () => to ?? '');
    writeFileSync(join(folder, path), Buffer.from(how === 'utf16le' ? `\uFEFF${text}` : text, how));
  };
}
