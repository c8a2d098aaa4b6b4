import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/** Western European letters and punctuation. Other characters come from the fallback font. */
const letters = [
  ...charactersOf(0x20, 0x7e),
  ...charactersOf(0xa0, 0xff),
  ...'‘’“”–—…•€™→−×½¼¾′″ŒœŠšŽžŸ',
].join('');

/**
 * Looks of letters that browsers choose by themselves, and figures of one width. Without `calt`, whose raised signs beside
 * capitals and figures were a sixth of the font.
 */
const keepFeatures = ['ccmp', 'clig', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'rlig', 'tnum'];

const options = {
  targetFormat: 'woff2' as const,
  keepFeatures,
  variationAxes: { wght: { min: 400, max: 700 } },
};

/** Inter with the letters and the weights (400 to 700) that the site shows, as WOFF2. */
export function subsetInter(): Promise<Buffer> {
  return subsetFont(readFileSync(source), letters, options);
}

function charactersOf(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, n) => String.fromCodePoint(first + n));
}
