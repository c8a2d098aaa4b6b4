import { declarations } from '../../components/theme';
import type { FontName } from '../../pipeline/model/contentTypes/business';
import { type FontFile, fontPair, fontsOf } from './fontFiles';

const addresses = import.meta.glob<string>('./*.woff2', { eager: true, query: '?url', import: 'default' });

function addressOf({ file }: FontFile): string {
  const address = addresses[`./${file}.woff2`];
  if (!address) throw new Error(`The font file \`${file}.woff2\` is missing.`);
  return address;
}

export const fontAddresses = (name?: FontName): string[] => fontsOf(name).map(addressOf);

/**
 * `@font-face` rules with `font-display: optional`: a font that does not arrive in time is not swapped in later, because
 * lines would break differently while they are read. The fallback is a system font, scaled to the same metrics.
 */
export function fontFace(name?: FontName): string {
  return fontsOf(name)
    .flatMap((font) => [
      `@font-face{font-family:"${font.family} Variable";font-style:normal;font-weight:400 700;font-display:optional;src:url(${addressOf(font)}) format("woff2")}`,
      `@font-face{font-family:"${font.family} Fallback";${font.fallback}}`,
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
