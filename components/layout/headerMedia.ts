import type { Frame } from '../../pipeline/model/frame';
import { theme } from '../theme';

/** Widths in rem: a character of a menu, and of a name in larger letters; the space around an entry, the arrow of a group, and an icon. */
const CHARACTER = 0.53;
const NAME_CHARACTER = 0.72;
const ENTRY = 2;
const ARROW = 1.3;
const ICON = 2.75;
const BUTTON = 2.3;
const LOGO = 14;
const SHORTEST_NAME = 8.25;
const GAPS = 4.5;
const GUTTER = 3;

const wide = 64;
const roomy = 75;

/**
 * Media queries for the windows in which the desktop menu fits in one row, and in which the phone number does not, and the width of
 * the row with both. They are estimated from the lengths of the texts, because CSS cannot ask whether a row would wrap.
 */
export function headerMedia({ navigation: { header, button }, business }: Frame) {
  const entries = header.map((item) => item.label.length * CHARACTER + ENTRY + ('links' in item ? ARROW : 0));
  const menu = nameWidth(business) + sum(entries) + ICON + button.label.length * CHARACTER + BUTTON + GAPS;
  const all = menu + business.phone.length * CHARACTER;
  return {
    menu: `@media (min-width: ${Math.max(wide, windowFor(menu))}rem)`,
    withoutNumber: `@media not all and (min-width: ${Math.max(roomy, windowFor(all))}rem)`,
    row: `max(${theme.width.page}, ${Math.ceil(all)}rem)`,
  };
}

/** A name may wrap to two lines. */
function nameWidth({ shortName, logo }: Frame['business']): number {
  if (logo) return LOGO;
  const longest = Math.max(shortName.length / 2, ...shortName.split(' ').map(({ length }) => length));
  return Math.max(SHORTEST_NAME, longest * NAME_CHARACTER);
}

/** The width of the window for a row: the gutter on each side is 4 % of it, and at most `GUTTER`. */
const windowFor = (row: number): number => Math.ceil(Math.min(row / 0.92, row + 2 * GUTTER));

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
