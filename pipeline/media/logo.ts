import { createHash } from 'node:crypto';
import { lstatSync, readFileSync } from 'node:fs';
import { basename, extname, join } from 'node:path';
import { imageSize } from 'image-size';
import type { Logo } from '../kinds/values';
import { save, write } from './encodePictures';

/** Pixels: three times as tall as the page shows it. */
const MAX_HEIGHT = 144;

const ENCODING = { compressionLevel: 9 };

/** The logo at a path in the content folder `root`, with its address and the size at which it is shown; `undefined` if there is no such file. */
export function readLogo(root: string, path: string): Logo | undefined {
  const relative = path.replace(/^\//, '');
  const file = join(root, relative);
  if (!lstatSync(file, { throwIfNoEntry: false })?.isFile()) return undefined;
  const bytes = readFileSync(file);
  const { width, height } = imageSize(bytes);
  const settings = JSON.stringify([MAX_HEIGHT, ENCODING]);
  const hash = createHash('sha256').update(settings).update(bytes).digest('hex').slice(0, 10);
  const scale = Math.min(1, MAX_HEIGHT / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  return { path: relative, src: `/media/logo-${hash}${extname(relative).toLowerCase()}`, ...size };
}

/** Writes a logo to `folder`: an SVG as it is, another picture as PNG in its final size. `root` is the content folder. */
export async function makeLogo(logo: Logo, root: string, folder: string): Promise<void> {
  const [from, to] = [join(root, logo.path), join(folder, basename(logo.src))];
  if (to.endsWith('.svg')) return write(readFileSync(from), to);
  const { default: sharp } = await import('sharp');
  await save(sharp(from).rotate().resize({ height: logo.height }).png(ENCODING), to);
}
