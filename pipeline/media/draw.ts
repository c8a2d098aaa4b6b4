import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { ReactElement } from 'react';
import type { Font } from 'satori';

const require = createRequire(import.meta.url);

/** The character sets of the font Inter, each in a file of its own. */
const SUBSETS = ['latin', 'latin-ext', 'vietnamese', 'cyrillic', 'cyrillic-ext', 'greek'] as const;
const WEIGHTS = [500, 700] as const;

let fonts: Font[] | undefined;

/** Returns the same array each time: satori caches glyphs by its identity. */
function readFonts(): Font[] {
  fonts ??= SUBSETS.flatMap((subset) =>
    WEIGHTS.map((weight) => ({
      // satori uses only one of several fonts with the same name.
      name: subset === 'latin' ? 'Inter' : `Inter ${subset}`,
      weight,
      style: 'normal' as const,
      data: readFileSync(require.resolve(`@fontsource/inter/files/inter-${subset}-${weight}-normal.woff`)),
    })),
  );
  return fonts;
}

/** Matches characters that no font contains. */
let missing: RegExp | undefined;

/** A text without the characters that no font contains, such as emoji. */
export function drawable(text: string): string {
  missing ??= new RegExp(`[^${SUBSETS.map(charactersOf).join('')}]+`, 'gu');
  return text.normalize('NFC').replace(missing, '').replace(/\s+/g, ' ').trim();
}

/** The characters of a subset, for a character class of a regular expression. */
function charactersOf(subset: (typeof SUBSETS)[number]): string {
  const ranges: Partial<Record<string, string>> = require('@fontsource/inter/unicode.json');
  return (ranges[subset] ?? '')
    .replace(/U\+([\dA-F]+)/g, '\\u{$1}')
    .replace(/-([\dA-F]+)/g, '-\\u{$1}')
    .replaceAll(',', '');
}

/** Draws elements with inline styles as an SVG with outlined letters. Sizes in pixels. */
export async function drawSvg(tree: ReactElement, size: { width: number; height: number }): Promise<string> {
  // Loaded only here, because most builds draw nothing.
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
