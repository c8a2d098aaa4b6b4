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
 * `@font-face` rules with `font-display: optional`: a font that does not arrive in time is not swapped in later, because
 * lines would break differently while they are read. The fallback is a system font, scaled to the same metrics.
 */
export function fontFace(name?: FontName): string {
  return fontsOf(name)
    .flatMap(({ family, file, fallback }) => [
      `@font-face{font-family:"${family} Variable";font-style:normal;font-weight:400 700;font-display:optional;src:url(${addresses[file]}) format("woff2")}`,
      `@font-face{font-family:"${family} Fallback";${fallback}}`,
    ])
    .join('');
}

/** Overrides the theme's font variables if the business chose other fonts. */
export function fontVariables(name?: FontName): string {
  if (name === undefined) return '';
  const { body, display } = fontPair(name);
  return declarations({ font: { body: stack(body), display: stack(display) } });
}

const stack = ({ family, system }: FontFile) => `'${family} Variable', '${family} Fallback', ${system}`;
