import type { PageFrameData } from '../../pipeline/model/pageFrame';
import { theme } from '../theme';

/** Estimated widths in rem: of a character in the menu and in the name, of a logo, and of the shortest name. */
const CHARACTER = 0.53;
const NAME_CHARACTER = 0.72;
const LOGO = 14;
const SHORTEST_NAME = 8.25;
/** The padding and the gap beside a link of the menu, and beside a group, with its icon. */
const AROUND_LINK = 2;
const AROUND_GROUP = 3.3;
/** The icon of the phone number, the padding of the button, and the gaps beside both. */
const AROUND_CONTACT = 9.55;
/** The narrowest windows with the desktop menu, and with the phone number in it, however short they are. */
const NARROWEST_WITH_MENU = 64;
const NARROWEST_WITH_NUMBER = 75;

/**
 * Media queries for the windows in which the desktop menu fits in one row, and for those in which the phone number does not, and the width
 * of the row with both. They are estimated from the lengths of the texts, because CSS cannot ask whether a row would wrap.
 */
export function headerMedia({ navigation: { header, button }, business }: PageFrameData) {
  const menu = header.map(
    ({ label, ...item }) => widthOf(label) + ('links' in item ? AROUND_GROUP : AROUND_LINK),
  );
  const others = nameWidth(business) + widthOf(button.label) + AROUND_CONTACT;
  const row = menu.reduce((sum, width) => sum + width, others);
  const rowWithNumber = row + widthOf(business.phone);
  const withNumber = Math.max(NARROWEST_WITH_NUMBER, windowFor(rowWithNumber));
  return {
    fitsMenu: `@media (min-width: ${Math.max(NARROWEST_WITH_MENU, windowFor(row))}rem)`,
    hidesNumber: `@media not all and (min-width: ${withNumber}rem)`,
    rowWidth: `max(${theme.width.page}, ${Math.ceil(rowWithNumber)}rem)`,
  };
}

const widthOf = (text: string): number => text.length * CHARACTER;

/** A name may wrap to two lines. */
function nameWidth({ shortName, logo }: PageFrameData['business']): number {
  if (logo) return LOGO;
  const longest = Math.max(shortName.length / 2, ...shortName.split(' ').map(({ length }) => length));
  return Math.max(SHORTEST_NAME, longest * NAME_CHARACTER);
}

/** The gutter on each side is 4 % of the window, and at most 3rem. */
const windowFor = (row: number): number => Math.ceil(Math.min(row / (1 - 2 * 0.04), row + 2 * 3));
