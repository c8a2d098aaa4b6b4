import { readState } from '../../pipeline/fields/typedContacts';

/** A place as far as a text names it. */
export interface Place {
  street?: string | undefined;
  town?: string | undefined;
  /** Two capital letters. */
  state?: string | undefined;
  postalCode?: string | undefined;
}

/** Reads `22 Maple St, Akron, OH 44302`, `Duluth, MN`, `Schenectady 12305` or a town alone. */
export function readPlace(text: string): Place {
  const [, before = text, postalCode] = /^(.*?)[\s,]*\b(\d{5})(?:-\d{4})?\s*$/.exec(text) ?? [];
  const { rest, state } = splitState(before.trim().replace(/,$/, ''));
  const known = { ...(state && { state }), ...(postalCode && { postalCode }) };
  const parts = rest.split(/\s*,\s*/).filter(Boolean);
  const town = parts.at(-1);
  if (parts.length > 1) return { street: parts.slice(0, -1).join(', '), town: readName(town), ...known };
  if (/^\d/.test(rest)) return { street: rest, ...known };
  return { ...(town && { town: readName(town) }), ...known };
}

/** A state at the end of a text, which is not all of it. */
function splitState(text: string): { rest: string; state?: string } {
  const words = text.split(/[\s,]+/);
  for (const count of [4, 3, 2, 1]) {
    const tail = words.slice(-count);
    const state = words.length > count ? readState(tail.join(' ')) : undefined;
    // East LA is in California.
    if (!state || /^(?:north|south|east|west)$/i.test(words.slice(0, -count).join(' '))) continue;
    const rest = text.replace(new RegExp(`[\\s,]+${tail.map(escaped).join('[\\s,]+')}$`), '');
    return { rest, state };
  }
  return { rest: text };
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const SMALL = ['of', 'the', 'and', 'de', 'del', 'la', 'los', 'on', 'in', 'y'];

/** A name of a town or a person typed in small letters, or in capitals only, gets the capitals of a name. */
export function readName(text = ''): string {
  const name = text.trim();
  const isShort = name.length < 3 && name === name.toUpperCase();
  if (isShort || (/\p{Lu}/u.test(name) && /\p{Ll}/u.test(name))) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, at) =>
      at > 0 && SMALL.includes(word)
        ? word
        : word.replace(/(?<=^|[-'’])\p{L}(?=\p{L})/gu, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

/** With a capital letter at its beginning. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The time zone of the few parts of states that have another one than most of the state, by the start of ZIP codes. */
const OTHER_ZONES: Readonly<Record<string, string>> = {
  ...{ 798: 'Mountain', 799: 'Mountain', 885: 'Mountain', 324: 'Central', 325: 'Central' },
  ...{ 835: 'Pacific', 838: 'Pacific', 463: 'Central', 464: 'Central', 476: 'Central', 477: 'Central' },
  ...{ 420: 'Central', 421: 'Central', 422: 'Central', 423: 'Central', 424: 'Central', 586: 'Mountain' },
  ...{ 691: 'Mountain', 693: 'Mountain', 577: 'Mountain', 979: 'Mountain' },
  ...{ 373: 'Eastern', 374: 'Eastern', 376: 'Eastern', 377: 'Eastern', 378: 'Eastern', 379: 'Eastern' },
};

/** Where a state has several time zones: that of most ZIP codes which begin so. */
export const zoneOf = (postalCode: string, zones: readonly string[]): string | undefined => {
  const other = OTHER_ZONES[postalCode.slice(0, 3)];
  return zones.find((zone) => zone === other) ?? zones[0];
};
