import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { theme } from '../theme';

/** The widths in rem of a character in the menu, and of one in the name. */
const CHARACTER = 0.53;
const NAME_CHARACTER = 0.72;

/**
 * Media queries for the windows in which the desktop menu fits in one row, and in which the phone number does not, and the width of
 * the row with both. They are estimated from the lengths of the texts and the space around them, because CSS cannot ask whether a row
 * would wrap.
 */
export function headerMedia({ navigation, business: { shortName, logo, phone } }: PageFrameData) {
  const { header, button } = navigation;
  // A name may wrap to two lines.
  const longest = Math.max(shortName.length / 2, ...shortName.split(' ').map(({ length }) => length));
  const name = logo ? 14 : Math.max(8.25, longest * NAME_CHARACTER);
  const entries = header.map((item) => item.label.length * CHARACTER + ('links' in item ? 3.3 : 2));
  const others = name + button.label.length * CHARACTER + 9.55;
  const menu = entries.reduce((sum, width) => sum + width, others);
  const all = menu + phone.length * CHARACTER;
  return {
    menu: `@media (min-width: ${Math.max(64, windowFor(menu))}rem)`,
    withoutNumber: `@media not all and (min-width: ${Math.max(75, windowFor(all))}rem)`,
    row: `max(${theme.width.page}, ${Math.ceil(all)}rem)`,
  };
}

/** The gutter on each side is 4 % of the window, and at most 3rem. */
const windowFor = (row: number): number => Math.ceil(Math.min(row / 0.92, row + 6));
