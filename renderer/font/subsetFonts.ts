import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import type { FontFile } from './fontFiles';

const require = createRequire(import.meta.url);

/** The npm package of each font. */
const packages: Record<FontFile['file'], string> = {
  inter: 'inter',
  figtree: 'figtree',
  'source-sans': 'source-sans-3',
  'source-serif': 'source-serif-4',
};

/** Western European letters and punctuation. Other characters come from the fallback font. */
const letters = [
  ...charactersOf(0x20, 0x7e),
  ...charactersOf(0xa0, 0xff),
  ...'‘’“”–—…•€™→−×½¼¾′″ŒœŠšŽžŸ',
].join('');

/** The OpenType features that browsers apply by default, plus tabular figures, minus `calt`, which is a sixth of the font's size. */
const keepFeatures = ['ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

const options = {
  targetFormat: 'woff2' as const,
  keepFeatures,
  variationAxes: { wght: { min: 400, max: 700 } },
};

/** The fonts as WOFF2, reduced to the letters and weights (400 to 700) that sites use, by file name. */
export async function subsetFonts(): Promise<[name: string, font: Buffer][]> {
  const fonts: [name: string, font: Buffer][] = [];
  for (const [name, from] of Object.entries(packages)) {
    const file = require.resolve(`@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`);
    fonts.push([`${name}.woff2`, await subsetFont(readFileSync(file), letters, options)]);
  }
  return fonts;
}

function charactersOf(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
}
