import { colorKind } from '../../pipeline/kinds/color';
import { type Kind, readingsOf } from '../../pipeline/kinds/kind';
import { webAddressKind } from '../../pipeline/kinds/link';
import { poorContrasts } from '../../pipeline/model/palette';

/** Reads a text as a kind of value, if it has one meaning. */
export const readAs =
  (kind: Kind) =>
  (typed: string): string | undefined => {
    const [reading, ...others] = readingsOf(kind, typed.trim(), { note: {} });
    return others.length === 0 ? reading : undefined;
  };

/** An address as a browser would correct it: `www.example.com`, `HTTP://Example.com`, `http:/example.com`. */
export function readWebAddress(typed: string): string | undefined {
  const { origin, pathname } = new URL(readAs(webAddressKind)(typed) ?? 'https://none/none');
  return pathname === '/' ? origin : undefined;
}

/** `owner/name`, also of an address on GitHub. */
export const readRepository = (typed: string): string | undefined =>
  /(?:^|\/)([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(typed)?.[1];

/** A color by its digits or its name, and what of it the site has: text on it must be readable. */
export function readColor(typed: string): { color: string; darker: string | undefined } | undefined {
  const color = readAs(colorKind)(typed);
  return color ? { color, darker: poorContrasts({ color })[0]?.expected } : undefined;
}

/** The number of a license has a digit; “none needed, ask the inspector” is none. */
export const readLicense = (typed: string): string | undefined => (/\d/.test(typed) ? typed : undefined);
