import { defaultColors, type ThemeColors } from '../components/theme';
import type { FontName } from '../pipeline/model/contentTypes/business';
import { type BrandColors, palette } from '../pipeline/model/palette';
import type { Site } from '../pipeline/model/Site';

/** The colors and fonts that a business chose for its site. */
export interface SiteTheme extends BrandColors {
  font?: FontName;
}

/** What the business chose; undefined if it chose nothing. */
export function siteTheme({ business: { brand } }: Site): SiteTheme | undefined {
  const { color, action, font } = brand ?? {};
  return color || action || font ? { color, action, font } : undefined;
}

/** Cached, since every share card needs them. */
const palettes = new Map<string, ThemeColors>();

/** All colors of a site, for pages, mails, share cards and icons. */
export function themeColors(theme: SiteTheme = {}): ThemeColors {
  const key = `${theme.color} ${theme.action}`;
  const colors = palettes.get(key) ?? withDefaults(palette(theme));
  palettes.set(key, colors);
  return colors;
}

/** Adds the colors that are the same on every site because they have a meaning, such as errors. */
function withDefaults(chosen: ReturnType<typeof palette>): ThemeColors {
  const { color, dark } = defaultColors;
  return chosen ? { color: { ...color, ...chosen.color }, dark: { ...dark, ...chosen.dark } } : defaultColors;
}
