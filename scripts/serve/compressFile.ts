import type { Stats } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Encoding } from './chooseEncoding';

/** Files kept compressed; the longest unused goes first. */
const keptFiles = 500;
const kept = new Map<string, Promise<Buffer>>();

/** Quality 5 is what hosts use for files that they compress as they go. */
const brotliSettings = { params: { [zlib.BROTLI_PARAM_QUALITY]: 5 } };

async function compress(name: string, encoding: Encoding): Promise<Buffer> {
  const bytes = await readFile(name);
  return encoding === 'br' ? promisify(brotliCompress)(bytes, brotliSettings) : promisify(gzip)(bytes);
}

/** A file's compressed bytes, worked out once for each version of it. */
export function compressFile(name: string, { size, mtimeMs }: Stats, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${size} ${mtimeMs} ${name}`;
  const found = kept.get(key) ?? compress(name, encoding);
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  if (kept.size > keptFiles) for (const oldest of [...kept.keys()].slice(0, 1)) kept.delete(oldest);
  return found;
}
