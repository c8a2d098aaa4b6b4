import { defaultColors, type ThemeColors } from '../components/theme';
import { type BrandColors, palette } from '../pipeline/model/palette';

/** Cached, since every share card needs them. */
const cached = new Map<string, ThemeColors>();

/** All colors of a site, for pages, mails, share cards and icons. Those with a meaning, such as errors, are the same on every site. */
export function themeColors({ color, action }: BrandColors = {}): ThemeColors {
  const key = `${color} ${action}`;
  const known = cached.get(key);
  if (known) return known;
  const chosen = palette({ color, action });
  const colors = {
    color: { ...defaultColors.color, ...chosen?.color },
    dark: { ...defaultColors.dark, ...chosen?.dark },
  };
  cached.set(key, colors);
  return colors;
}
