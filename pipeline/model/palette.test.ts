import { wcagContrast } from 'culori';
import { describe, expect, test } from 'vitest';
import { type BrandColors, MIN_CONTRAST, palette, poorContrasts } from './palette';

const STEPS = ['00', '40', '80', 'c0', 'ff'];
const every = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)));

/** Pairs of colors that the check accepts, including the ones that it proposed in place of rejected ones. */
const accepted = every.map((color, index): BrandColors => {
  const chosen = { color, action: every[(index * 37) % every.length] };
  const corrected = poorContrasts(chosen).map(({ field, expected }) => [field, expected]);
  return { ...chosen, ...Object.fromEntries(corrected) };
});

/** The text colors without enough contrast on one of their backgrounds. */
function unreadable(colors: BrandColors): string[] {
  const { color, dark } = palette(colors) ?? {};
  if (!color || !dark) return ['no palette'];
  const pairs = [
    ...[color.paper, color.stone, color.card].flatMap((ground) =>
      [color.ink, color.quiet, color.accent, color.link, color.brand].map((text) => [text, ground] as const),
    ),
    [color.brandInk, color.brand],
    [color.actionInk, color.action],
    [color.actionInk, color.actionPressed],
    [color.selectionInk, color.selection],
    [color.brandInk, color.night],
    ...[dark.paper, dark.stone].flatMap((ground) =>
      [dark.ink, dark.quiet, dark.accent, dark.link].map((text) => [text, ground] as const),
    ),
    [dark.actionInk, dark.action],
    [dark.actionInk, dark.actionPressed],
  ] as const;
  return pairs
    .filter(([text, ground]) => wcagContrast(text, ground) < MIN_CONTRAST)
    .map(([text, ground]) => `${colors.color} ${colors.action}: ${text} on ${ground}`);
}

describe('the colors made from two', () => {
  test('can be read, whichever the check accepts or proposes', () => {
    expect(accepted.flatMap(poorContrasts)).toEqual([]);
    expect(accepted.flatMap(unreadable)).toEqual([]);
  });

  test('keep the two', () => {
    const { color } = palette({ color: '#0b3d91', action: '#ffd100' }) ?? {};
    expect([color?.brand, color?.action]).toEqual(['#0b3d91', '#ffd100']);
  });

  test('of one color are made of that, and buttons stand out from it', () => {
    const { color, dark } = palette({ color: '#7a1f1f' }) ?? {};
    expect(color?.action).toBe('#7a1f1f');
    expect(wcagContrast(dark?.action ?? '', dark?.paper ?? '')).toBeGreaterThan(3);
  });

  test('of a gray are grays', () => {
    const { color } = palette({ color: '#333333' }) ?? {};
    expect(color?.stone).toMatch(/^#(..)\1\1$/);
  });
});

test('no color is no palette', () => {
  expect(palette({})).toBeUndefined();
  expect(poorContrasts({})).toEqual([]);
});
