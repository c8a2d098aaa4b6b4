import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** The colors of a business, as `#rrggbb`. If only one is set, it is used for both. */
export interface BrandColors {
  color?: string;
  action?: string;
}

/** Minimum contrast of text on its background: WCAG 2.2, 1.4.3. */
export const MIN_CONTRAST = 4.5;
/** Minimum contrast of field borders: WCAG 2.2, 1.4.11. */
const MIN_EDGE_CONTRAST = 3;
/** With less contrast, a button is hardly visible on its background. */
const MIN_BUTTON_CONTRAST = 1.5;
const WHITE = '#ffffff';

const toOklch = converter('oklch');
const oklchOf = (color: string): Oklch => toOklch(color) ?? { mode: 'oklch', l: 0, c: 0 };
const hex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

/** A color with the hue of `base`, the given lightness, and at most the given chroma. A gray stays gray. */
function tone(base: string, lightness: number, chroma: number): string {
  const { c, h } = oklchOf(base);
  return hex({ mode: 'oklch', l: lightness, c: Math.min(chroma, c), h });
}

/** `#0a1612` as `10, 22, 18`, for `rgba()`. */
const channels = (color: string): string =>
  (color.match(/[\da-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16)).join(', ');

/** `change` is a fraction of the range from black to white; negative for a darker color. */
function shiftLightness(color: string, change: number): string {
  const { l, ...rest } = oklchOf(color);
  return hex({ ...rest, l: Math.min(1, Math.max(0, l + change)) });
}

const LIGHTNESS_STEP = 0.002;

/** The nearest lighter (`1`) or darker (`-1`) color that `fits`, found in small steps. */
function nearest(color: string, direction: 1 | -1, fits: (color: string) => boolean): string {
  let next = color;
  for (let steps = 1; !fits(next) && steps * LIGHTNESS_STEP <= 1; steps += 1)
    next = shiftLightness(color, direction * steps * LIGHTNESS_STEP);
  return next;
}

/** Returns a function that checks whether a text color has enough contrast with all these backgrounds. */
const isReadableOn =
  (...grounds: string[]) =>
  (color: string): boolean =>
    grounds.every((ground) => wcagContrast(color, ground) >= MIN_CONTRAST);

/** Dark text in the hue of a background, and light text. */
const darkInk = (ground: string) => tone(ground, 0.255, 0.012);
const lightInk = (ground: string) => tone(ground, 0.962, 0.013);

/** The color that a brand color needs enough contrast with: for the main color the darkest light background, for the button color its text. */
const COUNTERPART: Record<keyof BrandColors, (ground: string) => string> = {
  color: (ground) => tone(ground, 0.932, 0.011),
  action: (ground) => {
    const [white, dark] = [wcagContrast(WHITE, ground), wcagContrast(darkInk(ground), ground)];
    return white >= MIN_CONTRAST || white >= dark ? WHITE : darkInk(ground);
  },
};

/** Both colors, with the missing one filled in. */
function bothColors({ color, action }: BrandColors): { brand: string; action: string } | undefined {
  const [brand, button] = [color ?? action, action ?? color];
  return brand && button ? { brand, action: button } : undefined;
}

/** A brand color with too little contrast to its text, and the nearest color with enough. */
export interface PoorContrast {
  field: keyof BrandColors;
  ratio: number;
  expected: string;
}

/** The brand colors with too little contrast. A single color must serve both purposes. */
export function poorContrasts(colors: BrandColors): PoorContrast[] {
  const brandColors = bothColors(colors);
  if (!brandColors) return [];
  const check = (field: keyof BrandColors, ground: string, inkOn = COUNTERPART[field]): PoorContrast[] => {
    const contrast = (color: string) => wcagContrast(inkOn(color), color);
    const ratio = contrast(ground);
    if (ratio >= MIN_CONTRAST) return [];
    const direction = inkOn(ground) === darkInk(ground) ? 1 : -1;
    return [
      { field, ratio, expected: nearest(ground, direction, (color) => contrast(color) >= MIN_CONTRAST) },
    ];
  };
  const { color, action } = colors;
  if (!color) return check('action', brandColors.brand, COUNTERPART.color);
  return [...check('color', color), ...(action ? check('action', action) : [])];
}

/** All colors of `components/theme.ts`, from the two brand colors, if there are any. Every text has `MIN_CONTRAST` if both brand colors do. */
export function palette(colors: BrandColors) {
  const brandColors = bothColors(colors);
  if (!brandColors) return undefined;
  const { brand, action } = brandColors;
  const stone = tone(action, 0.942, 0.011);
  const paper = tone(action, 0.981, 0.006);
  const light = lightInk(brand);
  const ink = darkInk(brand);
  const night = tone(brand, 0.19, 0.02);
  const onLight = isReadableOn(stone, paper);
  const onAction = COUNTERPART.action(action);
  const pressed = shiftLightness(action, onAction === WHITE ? -0.075 : 0.06);
  return {
    color: {
      paper,
      stone,
      card: tone(action, 0.994, 0.004),
      ink,
      quiet: nearest(tone(brand, 0.47, 0.014), -1, onLight),
      brand,
      brandInk: light,
      action,
      actionPressed: pressed,
      actionInk: onAction,
      accent: nearest(shiftLightness(action, -0.05), -1, onLight),
      link: nearest(shiftLightness(brand, 0.045), -1, onLight),
      line: tone(action, 0.875, 0.018),
      edge: nearest(tone(action, 0.59, 0.02), -1, (edge) => wcagContrast(edge, stone) >= MIN_EDGE_CONTRAST),
      overlay: `${night}c7`,
      night,
      scrim: channels(night),
      selection: tone(action, 0.87, 0.05),
      selectionInk: ink,
    },
    dark: darkTones({ brand, action, light, onAction, pressed }),
  };
}

/** Theme colors that the dark ones are derived from. */
type Tones = Record<'brand' | 'action' | 'light' | 'onAction' | 'pressed', string>;

/** The theme colors on the brand color. A button color with too little contrast is replaced by inverted text colors. */
function darkTones({ brand, action, light, onAction, pressed }: Tones) {
  const stone = nearest(shiftLightness(brand, 0.045), -1, isReadableOn(light));
  const isVisible = wcagContrast(action, brand) >= MIN_BUTTON_CONTRAST;
  const onDark = isReadableOn(brand, stone);
  return {
    paper: brand,
    stone,
    card: stone,
    ink: light,
    quiet: nearest(tone(brand, 0.86, 0.018), 1, onDark),
    accent: nearest(tone(action, 0.81, 0.09), 1, onDark),
    link: light,
    edge: nearest(tone(brand, 0.77, 0.025), 1, (edge) => wcagContrast(edge, stone) >= MIN_EDGE_CONTRAST),
    action: isVisible ? action : light,
    actionPressed: isVisible ? pressed : shiftLightness(light, 0.03),
    actionInk: isVisible ? onAction : brand,
  };
}
