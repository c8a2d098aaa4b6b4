import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, lstatSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Logo } from '../fields/values';
import { save } from './encodePictures';

/** Pixels: three times as tall as the page shows it. */
const MAX_HEIGHT = 144;

/** A logo with the address of its published file; `undefined` where there is none. */
export function readLogo(root: string, path: string): Logo | undefined {
  const plain = path.replace(/^\//, '');
  const file = join(root, plain);
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const bytes = readFileSync(file);
  const { width, height } = imageSize(bytes);
  const hash = createHash('sha256').update(String(MAX_HEIGHT)).update(bytes).digest('hex').slice(0, 10);
  const scale = Math.min(1, MAX_HEIGHT / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { path: plain, src: `/media/logo-${hash}${extname(plain).toLowerCase()}`, ...size };
}

/** Makes the logo's file in `folder` if it is not there yet. Returns its name. */
export async function makeLogo(logo: Logo | undefined, root: string, folder: string): Promise<string[]> {
  if (!logo) return [];
  const name = logo.src.slice(logo.src.lastIndexOf('/') + 1);
  const [from, to] = [join(root, logo.path), join(folder, name)];
  mkdirSync(folder, { recursive: true });
  if (existsSync(to)) return [name];
  if (name.endsWith('.svg')) {
    copyFileSync(from, `${to}.part`);
    renameSync(`${to}.part`, to);
  } else {
    const { default: sharp } = await import('sharp');
    await save(sharp(from).rotate().resize({ height: logo.height }).png({ compressionLevel: 9 }), to);
  }
  return [name];
}
