import { defaultColors, type ThemeColors } from '../components/theme';
import type { FontName } from '../pipeline/model/contentTypes/business';
import { type BrandColors, palette } from '../pipeline/model/palette';
import type { Site } from '../pipeline/model/Site';

/** What a business chooses of its site's look. */
export interface Look extends BrandColors {
  font?: FontName;
}

/** `undefined` where it chooses nothing. */
export function lookOf({ business: { brand } }: Site): Look | undefined {
  if (!brand?.color && !brand?.action && !brand?.font) return undefined;
  const { color, action, font } = brand;
  return { color, action, font };
}

const palettes = new Map<string, ThemeColors>();

/** All colors of the site, for pages, mails, cards and icons. */
export function colorsOf(look: Look = {}): ThemeColors {
  const key = `${look.color} ${look.action}`;
  const colors = palettes.get(key) ?? completed(palette(look));
  palettes.set(key, colors);
  return colors;
}

/** The colors that mean something, such as those of errors, are the same on every site. */
function completed(chosen: ReturnType<typeof palette>): ThemeColors {
  const { color, dark } = defaultColors;
  return chosen ? { color: { ...color, ...chosen.color }, dark: { ...dark, ...chosen.dark } } : defaultColors;
}
