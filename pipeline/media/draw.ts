import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** Latin letters first. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'] as const;
const WEIGHTS = [500, 700] as const;

let fonts: Font[] | undefined;

/** Always the same array, because satori caches glyphs by it. */
function readFonts(): Font[] {
  fonts ??= SUBSETS.flatMap((subset) =>
    WEIGHTS.map((weight) => ({
      // Of two fonts with one name, only one would be used.
      name: subset === 'latin' ? 'Inter' : `Inter ${subset}`,
      weight,
      style: 'normal' as const,
      data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)),
    })),
  );
  return fonts;
}

let missing: RegExp | undefined;

/** A text without the characters that no font has. */
export function drawable(text: string): string {
  missing ??= new RegExp(`[^${SUBSETS.map(charactersOf).join('')}]+`, 'gu');
  return text.normalize('NFC').replace(missing, '').replace(/\s+/g, ' ').trim();
}

/** The characters of a subset, as in a class of a regular expression. */
function charactersOf(subset: (typeof SUBSETS)[number]): string {
  const ranges: Partial<Record<string, string>> = require('@fontsource/inter/unicode.json');
  return (ranges[subset] ?? '')
    .replace(/U\+([\dA-F]+)/g, '\\u{$1}')
    .replace(/-([\dA-F]+)/g, '-\\u{$1}')
    .replaceAll(',', '');
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
