import { declarations } from '../../components/theme';
import type { FontName } from '../../pipeline/model/contentTypes/business';
import figtree from './figtree.woff2?url';
import { type FontFile, fontPair, fontsOf } from './fontFiles';
import inter from './inter.woff2?url';
import sourceSans from './source-sans.woff2?url';
import sourceSerif from './source-serif.woff2?url';

const addresses: Record<FontFile['file'], string> = {
  inter,
  figtree,
  'source-sans': sourceSans,
  'source-serif': sourceSerif,
};

export const fontAddresses = (name?: FontName): string[] => fontsOf(name).map(({ file }) => addresses[file]);

/**
 * Each font from this site, if it arrives in time; otherwise one of the system stretched to its measures for as long as the
 * page is open, since no two fonts break all lines alike, and a line that moves is lost to its reader.
 */
export function fontFace(name?: FontName): string {
  return fontsOf(name)
    .flatMap(({ family, file, fallback }) => [
      `@font-face{font-family:"${family} Variable";font-style:normal;font-weight:400 700;font-display:optional;src:url(${addresses[file]}) format("woff2")}`,
      `@font-face{font-family:"${family} Fallback";${fallback}}`,
    ])
    .join('');
}

/** The variables of the theme for fonts other than its own. */
export function fontVariables(name?: FontName): string {
  if (name === undefined) return '';
  const { body, display } = fontPair(name);
  return declarations({ font: { body: stack(body), display: stack(display) } });
}

const stack = ({ family, system }: FontFile) => `'${family} Variable', '${family} Fallback', ${system}`;
