import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** Latin letters first, then the rest of Europe's. */
const FONT_FILES = [
  ['latin', 500],
  ['latin', 700],
  ['latin-ext', 500],
  ['latin-ext', 700],
] as const;

let fonts: Font[] | undefined;

/** Always the same array, because satori caches glyphs by it. */
function readFonts(): Font[] {
  fonts ??= FONT_FILES.map(([letters, weight]) => ({
    name: 'Inter',
    weight,
    style: 'normal',
    data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${letters}-${weight}-normal.woff`)),
  }));
  return fonts;
}

/** Draws elements with inline styles as an SVG with outlined letters. Sizes in pixels. */
export async function drawSvg(tree: ReactElement, size: { width: number; height: number }): Promise<string> {
  // Imported here, since most builds draw nothing.
  const { default: satori } = await import('satori');
  return satori(tree, { ...size, fonts: readFonts() });
}

/** A square drawing as PNG, `width` pixels wide. */
export async function drawPng(svg: string, width: number): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 72 * Math.ceil(width / 64) })
    .resize(width, width)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}
